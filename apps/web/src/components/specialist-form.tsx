import { useAttempt } from '@energy/client/use-attempt'
import { useSend } from '@energy/client/use-send'
import { useRecord } from '@energy/client/use-session'
import { specialist } from '@energy/contracts/specialists'
import { Button } from '@energy/ui/button'
import { Checkbox } from '@energy/ui/checkbox'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice } from '@energy/ui/notice'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { faultsOf, inputOf, toFormErrors, type Faults } from '../specialist-input.ts'

const TOP_START = { position: 'top-start', timer: 2000 } as const

/** Asks a specialist to call; filled in from the record of who is signed in. */
export function SpecialistForm() {
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const reason = `${id}-reason`
  const [agreed, setAgreed] = useState(false)
  const [faults, setFaults] = useState<Faults>({})
  const [errors, setErrors] = useState<ReturnType<typeof toFormErrors>>([])
  const send = useSend(specialist.create)
  const attempt = useAttempt()
  const { data: record } = useRecord()

  // What was typed or ticked before this code ran stays, and no prefill overwrites it.
  useEffect(() => setAgreed(new FormData(form.current ?? undefined).has('agreed')), [])
  useEffect(() => {
    if (!record) return
    const known = {
      username: record.username,
      email: record.email,
      phone: record.personalInfo.phone,
      businessName: record.businessInfo.businessName,
      businessAddress: record.businessInfo.businessAddress,
    }
    for (const [name, value] of Object.entries(known)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && !field.value) field.value = value
    }
  }, [record])

  const say = (found: Faults) => {
    setFaults(found)
    setErrors(toFormErrors(found, id))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const input = inputOf(new FormData(sent))
    const found = faultsOf(input)
    say(found)
    if (Object.keys(found).length > 0) return
    send.mutate(
      { body: input, headers: { 'idempotency-key': attempt.keyOf(input) } },
      {
        onSuccess() {
          attempt.taken()
          sent.reset()
          setAgreed(false)
          void notice('Form submitted successfully.', TOP_START)
        },
        onError({ problem }) {
          say(Object.fromEntries((problem.errors ?? []).map(({ path, message }) => [path.slice(1), message])))
          void notice('Error submitting form.', { kind: 'error', ...TOP_START })
        },
      },
    )
  }
  // Once something was to correct, each field is looked at again as it changes.
  const recheck = () => {
    if (Object.keys(faults).length > 0 && form.current) setFaults(faultsOf(inputOf(new FormData(form.current))))
  }
  const field = (name: string) => ({ name, id: `${id}-${name}`, error: faults[name] })

  return (
    <form
      method="post"
      className="form"
      ref={form}
      onSubmit={submit}
      onChange={recheck}
      noValidate
      aria-label="Talk to a specialist"
    >
      <div className="wide empty:hidden">
        <FormErrors errors={errors} />
      </div>
      <TextField label="Your name" autoComplete="name" {...field('username')} />
      <TextField label="Phone" type="tel" autoComplete="tel" optional {...field('phone')} />
      <TextField className="wide" label="Email address" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Business name" autoComplete="organization" optional {...field('businessName')} />
      <TextField label="Business address" autoComplete="street-address" optional {...field('businessAddress')} />
      <TextArea
        className="wide"
        label="Comment"
        optional
        hint="For example: the age of your boiler, or when you would like us to call."
        {...field('comment')}
      />
      <Checkbox className="wide" name="agreed" checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
        <span id={reason}>
          By clicking submit I acknowledge that my information will be shared for the purpose of discussing solutions.
        </span>
      </Checkbox>
      <div className="wide">
        <Button type="submit" disabled={!agreed} busy={send.isPending} aria-describedby={reason}>
          Submit
        </Button>
      </div>
    </form>
  )
}
