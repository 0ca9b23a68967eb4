import { MailLink, PhoneLink } from '../company-links.tsx'

/**
 * Says in a form that it could not be sent, as its code has not come. What shows and hides it is there before all other
 * code (queued-submits.ts); React leaves its `hidden` as that has set it.
 */
export const NotSent = () => (
  <div className="form-errors col-span-full" role="alert" data-not-sent hidden suppressHydrationWarning>
    <p>
      This could not be sent yet: part of the page has not loaded. What you typed is still here. Try again in a moment,
      or copy it and reload the page. You can also write to us or call:
    </p>
    <p className="flex flex-wrap gap-x-6">
      <MailLink />
      <PhoneLink />
    </p>
  </div>
)
