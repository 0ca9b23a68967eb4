import { useSend } from '@energy/client/use-send'
import { subscriber } from '@energy/contracts/subscribers'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useState, type FormEvent } from 'react'
import { Link } from 'react-router-dom'
import { LETTERS } from './letters/address.ts'
import { newsletterForm } from './newsletter-fields.ts'
import { FormName } from '../../shared/form/form-attributes.tsx'
import { usePublicForm } from '../../shared/form/use-public-form.ts'
import { NEWSLETTER } from '../../shared/anchors.ts'
import { PrivacyLink } from '../../shared/form/privacy-link.tsx'
import { Confirmation } from '../../shared/form/confirmation.tsx'

/** Subscribes to the newsletter; a mail asks to confirm the address. */
export function NewsletterForm() {
  const { mutateAsync } = useSend(subscriber.create)
  const { form, busy, summary, formError, field, answer, isSent } = usePublicForm(newsletterForm, {
    // The form is on every page, so `took` counts from the start of the document.
    send: (body) => mutateAsync({ body: { ...body, took: Math.round(performance.now()) } }),
    accepted: ({ email }) => setAsked(email),
  })
  // The server does not repeat an address that it has accepted.
  const [asked, setAsked] = useState(isSent ? 'your address' : '')
  const change = (event: FormEvent<HTMLFormElement>) => {
    setAsked('')
    form.onChange(event)
  }
  return (
    <div className="newsletter mt-5 grid gap-3 sm:max-w-108" id={NEWSLETTER}>
      {/* The sentence above already describes the field: its label is for screen readers. */}
      <form
        {...form}
        className="grid grid-cols-1 items-start gap-2 sm:grid-cols-[minmax(0,1fr)_auto] [&_.field-head]:sr-only"
        onChange={change}
        aria-label="Newsletter"
      >
        <FormName form="newsletter" />
        <div className="col-span-full empty:hidden">
          <FormErrors id={answer} failure={summary} />
        </div>
        <TextField type="email" autoComplete="email" placeholder="you@company.com" {...field('email')} />
        <Button type="submit" busy={busy}>
          Subscribe
        </Button>
        {/* A honeypot: only a program fills in a field that people cannot see. */}
        <div className="sr-only" aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </form>
      <FormErrors id={answer} failure={formError} />
      <Confirmation id={answer} tabIndex={-1}>
        {asked &&
          `Look in your mailbox. Unless ${asked} is on the list already, a mail comes that asks you to confirm.`}
      </Confirmation>
      <p className="hint">
        Nothing comes before you confirm. <PrivacyLink /> ·{' '}
        <Link className="underline" to={LETTERS}>
          Earlier letters
        </Link>
      </p>
    </div>
  )
}
