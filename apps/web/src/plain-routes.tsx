import type { RouteObject } from 'react-router-dom'
import { says } from './head.ts'
import { Contact } from './screens/contact.tsx'
import { NewsletterConfirm } from './screens/newsletter-confirm.tsx'
import { NewsletterUnsubscribe } from './screens/newsletter-unsubscribe.tsx'
import { Privacy } from './screens/privacy.tsx'
import { Terms } from './screens/terms.tsx'

/** The pages that read nothing. */
export const plainRoutes: RouteObject[] = [
  {
    path: '/contact',
    Component: Contact,
    loader: says({ title: 'Contact Us', description: 'Write to us, call, or ask a specialist to call you.' }),
  },
  {
    path: '/privacy',
    Component: Privacy,
    loader: says({ title: 'Privacy', description: 'What this site keeps of you, why, and for how long.' }),
  },
  {
    path: '/terms',
    Component: Terms,
    loader: says({ title: 'Terms', description: 'What holds between you and us on this site.' }),
  },
  {
    path: '/newsletter/confirm',
    Component: NewsletterConfirm,
    loader: says({ title: 'Confirm your address', unlisted: true }),
  },
  {
    path: '/newsletter/unsubscribe',
    Component: NewsletterUnsubscribe,
    loader: says({ title: 'Leave the newsletter', unlisted: true }),
  },
]
