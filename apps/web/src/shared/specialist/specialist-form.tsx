import { useSend } from '@energy/client/use-send'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { Button } from '@energy/ui/button'
import { Checkbox } from '@energy/ui/checkbox'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice, prepareNotices } from '@energy/ui/notice'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { fieldErrorsOf, inputOf, SPECIALIST_LABELS } from './specialist-input.ts'
import { useForm } from '../form/use-form.ts'
import { NotSent } from '../form/not-sent.tsx'
import { PrivacyLink } from '../form/privacy-link.tsx'
import { SpecialistPrefill } from './specialist-prefill.tsx'
import { Confirmation } from '../form/confirmation.tsx'

const TOP_START = { position: 'top-start', timer: 2000 } as const

/** Asks a specialist to call. After it is sent, a confirmation replaces the form. */
export function SpecialistForm() {
  const [sentBy, setSentBy] = useState('')
  const [again, setAgain] = useState(false)
  if (!sentBy) return <RequestForm again={again} onSent={setSentBy} />
  const another = () => {
    setSentBy('')
    setAgain(true)
  }
  return <RequestConfirmation email={sentBy} onAnother={another} />
}

function RequestConfirmation({ email, onAnother }: { email: string; onAnother: () => void }) {
  const confirmation = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    // The page has become shorter. In the middle of the window, the notice at its top covers neither this nor its
    // heading.
    confirmation.current?.scrollIntoView({ block: 'center' })
    confirmation.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="form">
      <div className="wide grid gap-5">
        <Confirmation ref={confirmation} tabIndex={-1}>
          We have your request. An engineer calls you within one working day, or writes to {email}.
        </Confirmation>
        <div>
          <Button look="line" onClick={onAnother}>
            Send another request
          </Button>
        </div>
      </div>
    </div>
  )
}

interface RequestFormProps {
  /** Whether it replaces a confirmation, and takes the focus from there. */
  again: boolean
  /** Called with the e-mail address of a request that was sent. */
  onSent: (email: string) => void
}

function RequestForm({ again, onSent }: RequestFormProps) {
  const reason = useId()
  const [agreed, setAgreed] = useState(false)
  const { mutateAsync } = useSend(specialist.create)
  const form = useRef<HTMLFormElement>(null)
  const { busy, summary, formError, submit, recheck, field } = useForm({
    labels: SPECIALIST_LABELS,
    read: inputOf,
    check: fieldErrorsOf,
    send: (body, key) => mutateAsync({ body, headers: { 'idempotency-key': key } }),
    accepted({ email }) {
      onSent(email)
      void notice('Form submitted successfully.', TOP_START)
    },
    rejected: () => void notice('Error submitting form.', { kind: 'error', ...TOP_START }),
  })
  const change = (event: FormEvent<HTMLFormElement>) => {
    prepareNotices()
    recheck(event)
  }

  // Keeps the input that was typed or ticked before this code ran; no prefill overwrites it.
  useEffect(() => setAgreed(new FormData(form.current ?? undefined).has('agreed')), [])
  useEffect(() => {
    if (again) form.current?.querySelector('input')?.focus()
  }, [again])

  return (
    <form
      method="post"
      className="form"
      ref={form}
      onSubmit={submit}
      onChange={change}
      noValidate
      aria-label="Talk to a specialist"
    >
      <SpecialistPrefill form={form} />
      <div className="wide empty:hidden">
        <FormErrors failure={summary} />
      </div>
      <TextField autoComplete="name" {...field('username')} />
      <TextField type="tel" autoComplete="tel" optional {...field('phone')} />
      <TextField className="wide" type="email" autoComplete="email" {...field('email')} />
      <TextField autoComplete="organization" optional {...field('businessName')} />
      <TextField autoComplete="street-address" optional {...field('businessAddress')} />
      <TextArea
        className="wide"
        optional
        hint="For example: the age of your boiler, or when you would like us to call."
        {...field('comment')}
      />
      <Checkbox className="wide" name="agreed" checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
        <span id={reason}>
          By clicking submit I acknowledge that my information will be shared for the purpose of discussing solutions.
        </span>
      </Checkbox>
      <p className="wide hint">
        What we keep of it stands in <PrivacyLink />.
      </p>
      <div className="wide grid gap-5">
        <FormErrors failure={formError} />
        <NotSent />
        <div>
          <Button type="submit" disabled={!agreed} busy={busy} aria-describedby={reason}>
            Submit
          </Button>
        </div>
      </div>
    </form>
  )
}
