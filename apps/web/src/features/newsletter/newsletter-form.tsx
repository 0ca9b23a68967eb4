import { useSend } from '@energy/client/use-send'
import { COMPANY } from '@energy/contracts/company'
import { subscriber } from '@energy/contracts/subscribers'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useState, type FormEvent } from 'react'
import { NEWSLETTER_LABELS, subscriberFieldErrors, subscriberOf } from './newsletter-input.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { NEWSLETTER } from '../../shared/anchors.ts'
import { NotSent } from '../../shared/form/not-sent.tsx'
import { PrivacyLink } from '../../shared/form/privacy-link.tsx'
import { Confirmation } from '../../shared/form/confirmation.tsx'

/** Subscribes to the newsletter; a mail asks to confirm the address. */
export function NewsletterForm() {
  const [asked, setAsked] = useState('')
  const { mutateAsync } = useSend(subscriber.create)
  const { busy, summary, formError, submit, recheck, field } = useForm({
    labels: NEWSLETTER_LABELS,
    read: subscriberOf,
    check: subscriberFieldErrors,
    send: (body) => mutateAsync({ body }),
    accepted: ({ email }) => setAsked(email),
  })
  const change = (event: FormEvent<HTMLFormElement>) => {
    setAsked('')
    recheck(event)
  }
  return (
    <div className="newsletter" id={NEWSLETTER}>
      <form method="post" onSubmit={submit} onChange={change} noValidate aria-label="Newsletter">
        <FormErrors failure={summary} />
        <TextField type="email" autoComplete="email" placeholder="you@company.com" {...field('email')} />
        <Button type="submit" busy={busy}>
          Subscribe
        </Button>
        <NotSent />
        {/* A honeypot: only a program fills in a field that people cannot see. */}
        <div className="sr-only" aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
      </form>
      <FormErrors failure={formError} />
      <Confirmation>
        {asked &&
          `Look in your mailbox. Unless ${asked} is on the list already, a mail comes that asks you to confirm.`}
      </Confirmation>
      <p className="hint">
        Nothing comes before you confirm. <PrivacyLink />
      </p>
      <noscript>
        <p className="hint">This box needs JavaScript. Without it, write to {COMPANY.email}.</p>
      </noscript>
    </div>
  )
}
