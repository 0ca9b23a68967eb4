import { useSend } from '@energy/client/use-send'
import { contact } from '@energy/contracts/inquiries/contacts'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice, prepareNotices } from '@energy/ui/notice'
import { useState, type FormEvent } from 'react'
import { CONTACT_LABELS, contactFieldErrors, contactOf } from './contact-input.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { NotSent } from '../../shared/form/not-sent.tsx'
import { PhoneField } from './phone-field.tsx'
import { Preferences } from './preferences.tsx'
import { Confirmation } from '../../shared/form/confirmation.tsx'

/** The contact form. */
export function ContactForm() {
  const [sent, setSent] = useState('')
  const { mutateAsync } = useSend(contact.create)
  const { busy, summary, formError, submit, recheck, field } = useForm({
    labels: CONTACT_LABELS,
    read: contactOf,
    check: contactFieldErrors,
    send: (body, key) => mutateAsync({ body, headers: { 'idempotency-key': key } }),
    accepted({ email }) {
      setSent(email)
      void notice('Message sent.')
    },
  })
  const change = (event: FormEvent<HTMLFormElement>) => {
    prepareNotices()
    setSent('')
    recheck(event)
  }

  return (
    <form method="post" className="form" onSubmit={submit} onChange={change} noValidate aria-label="Connect with us">
      <div className="wide empty:hidden">
        <FormErrors failure={summary} />
      </div>
      <TextField autoComplete="given-name" {...field('firstName')} />
      <TextField autoComplete="family-name" optional {...field('lastName')} />
      <TextField type="email" autoComplete="email" {...field('email')} />
      <PhoneField optional hint="Digits only; from abroad, with the country's code." {...field('phone')} />
      <TextField className="wide" autoComplete="street-address" optional {...field('address')} />
      <TextField className="wide" optional hint="For example: weekdays after 3 pm." {...field('time')} />
      <TextArea className="wide" optional {...field('comment')} />
      <Preferences className="wide" />
      <div className="wide grid gap-5">
        <FormErrors failure={formError} />
        <NotSent />
        <div>
          <Button type="submit" busy={busy}>
            Send message
          </Button>
        </div>
        <Confirmation>{sent && `We have your message. The answer goes to ${sent}.`}</Confirmation>
      </div>
    </form>
  )
}
