import { MailLink, PhoneLink } from '../company-links.tsx'

/**
 * The message of a form that could not be sent because its code has not loaded. A script that runs before all other
 * code shows and hides it (queued-submits.ts); React leaves `hidden` as that script has set it.
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
