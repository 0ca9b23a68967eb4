import { useSend } from '@energy/client/use-send'
import { contact } from '@energy/contracts/inquiries/contacts'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { notice, prepareNotices } from '@energy/ui/notice'
import { useState, type FormEvent } from 'react'
import { contactForm } from './contact-fields.ts'
import { usePublicForm } from '../../shared/form/use-public-form.ts'
import { FormName } from '../../shared/form/form-attributes.tsx'
import { PhoneField } from '../../shared/phone-field.tsx'
import { Preferences } from './preferences.tsx'
import { useTexts } from '../../shared/site/use-site.ts'
import { Confirmation } from '../../shared/form/confirmation.tsx'

/** The contact form. */
export function ContactForm() {
  const texts = useTexts().contactPage
  const { mutateAsync } = useSend(contact.create)
  const { form, busy, summary, formError, field, values, answer, isSent } = usePublicForm(contactForm, {
    send: (body, key) => mutateAsync({ body, headers: { 'idempotency-key': key } }),
    accepted({ email }) {
      setSentBy(email)
      void notice('Message sent.')
    },
    unsent: 'Your message was not sent.',
  })
  // The server does not repeat an address that it has accepted.
  const [sentBy, setSentBy] = useState(isSent ? 'the address that you gave' : '')
  const change = (event: FormEvent<HTMLFormElement>) => {
    prepareNotices()
    setSentBy('')
    form.onChange(event)
  }

  return (
    <form {...form} className="form form-grid" onChange={change} aria-label={texts?.formTitle || 'Contact Us'}>
      <FormName form="contact" />
      <div className="col-span-full empty:hidden">
        <FormErrors id={answer} failure={summary} />
      </div>
      <TextField autoComplete="given-name" {...field('firstName')} />
      <TextField autoComplete="family-name" optional {...field('lastName')} />
      <TextField type="email" autoComplete="email" {...field('email')} />
      <PhoneField optional hint="Digits only; from abroad, with the country's code." {...field('phone')} />
      <TextField className="col-span-full" autoComplete="street-address" optional {...field('address')} />
      <TextField className="col-span-full" optional hint="For example: weekdays after 3 pm." {...field('time')} />
      <TextArea className="col-span-full" optional {...field('comment')} />
      <Preferences ticked={values} />
      <div className="col-span-full grid gap-5">
        <FormErrors id={answer} failure={formError} />
        <div>
          <Button type="submit" busy={busy}>
            Send message
          </Button>
        </div>
        <Confirmation id={answer} tabIndex={-1}>
          {sentBy && `We have your message. The answer goes to ${sentBy}.`}
        </Confirmation>
      </div>
    </form>
  )
}
