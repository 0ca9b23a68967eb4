import { useSend } from '@energy/client/use-send'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice, prepareNotices } from '@energy/ui/notice'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { Consent } from '../form/consent.tsx'
import { usePosted } from '../form/posted.ts'
import { FormName } from '../form/form-attributes.tsx'
import { usePublicForm } from '../form/use-public-form.ts'
import { useHydrated } from '../form/use-hydrated.ts'
import { useTexts } from '../site/use-site.ts'
import { RequestConfirmation } from './request-confirmation.tsx'
import { specialistForm } from './specialist-fields.ts'
import { SpecialistPrefill } from './specialist-prefill.tsx'

const TOP_START = { position: 'top-start', timer: 2000 } as const

/** Asks a specialist to call. After it is sent, a confirmation replaces the form. */
export function SpecialistForm({ comment }: { comment?: string | undefined }) {
  const posted = usePosted('specialist')
  // The server does not repeat an address that it has accepted.
  const [sentBy, setSentBy] = useState(posted && !posted.values ? 'the address that you gave' : '')
  const [again, setAgain] = useState(false)
  if (!sentBy) return <RequestForm again={again} comment={comment} onSent={setSentBy} />
  const another = () => {
    setSentBy('')
    setAgain(true)
  }
  return <RequestConfirmation email={sentBy} onAnother={another} />
}

interface RequestFormProps {
  /** Whether it replaces a confirmation, and takes the focus from there. */
  again: boolean
  /** What the comment says before anybody types. */
  comment: string | undefined
  /** Called with the e-mail address of a request that was sent. */
  onSent: (email: string) => void
}

function RequestForm({ again, comment, onSent }: RequestFormProps) {
  const texts = useTexts().specialist
  const reason = useId()
  const isHydrated = useHydrated()
  const { mutateAsync } = useSend(specialist.create)
  const element = useRef<HTMLFormElement>(null)
  const { form, busy, summary, formError, field, values, answer } = usePublicForm(specialistForm, {
    send: (body, key) => mutateAsync({ body, headers: { 'idempotency-key': key } }),
    accepted({ email }) {
      onSent(email)
      void notice('Form submitted successfully.', TOP_START)
    },
    rejected: () => void notice('Error submitting form.', { kind: 'error', ...TOP_START }),
  })
  const control = field('comment')
  const [agreed, setAgreed] = useState('agreed' in values)
  const change = (event: FormEvent<HTMLFormElement>) => {
    prepareNotices()
    form.onChange(event)
  }

  // Keeps the input that was typed or ticked before this code ran; no prefill overwrites it.
  useEffect(() => setAgreed(new FormData(element.current ?? undefined).has('agreed')), [])
  useEffect(() => {
    if (again) element.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [again])

  return (
    <form
      {...form}
      className="form form-grid"
      ref={element}
      onChange={change}
      aria-label={texts?.title || 'Talk to a specialist'}
    >
      <FormName form="specialist" />
      <SpecialistPrefill form={element} />
      <div className="col-span-full empty:hidden">
        <FormErrors id={answer} failure={summary} />
      </div>
      <TextField autoComplete="name" {...field('username')} />
      <TextField type="tel" autoComplete="tel" optional {...field('phone')} />
      <TextField className="col-span-full" type="email" autoComplete="email" {...field('email')} />
      <TextField autoComplete="organization" optional {...field('businessName')} />
      <TextField autoComplete="street-address" optional {...field('businessAddress')} />
      <TextArea
        className="col-span-full"
        optional
        hint="For example: the age of your boiler, or when you would like us to call."
        {...control}
        defaultValue={control.defaultValue ?? comment}
      />
      <Consent field={field('agreed')} agreed={agreed} onAgree={setAgreed} sentenceId={reason} />
      <div className="col-span-full grid gap-5">
        <FormErrors id={answer} failure={formError} />
        <div>
          {/* Without JavaScript nothing would enable it, so there the server asks for the consent. */}
          <Button type="submit" disabled={isHydrated && !agreed} busy={busy} aria-describedby={reason}>
            Submit
          </Button>
        </div>
      </div>
    </form>
  )
}
