import type { RouteObject } from 'react-router-dom'
import type { Head } from '../shared/head.ts'
import { page, type PageOf } from './page.ts'

/** The route of a page that reads no data. */
const plain = (path: string, screen: string, load: PageOf<object>['load'], head: Head): RouteObject => ({
  path,
  ...page({ screen, load, read: () => head }),
})

/** The pages that read no data. */
export const plainRoutes = [
  plain('/about', 'about/about', async () => (await import('../features/about/about.tsx')).About, {
    title: 'About Us',
    description: 'Engineers who measure first, since 2016.',
  }),
  plain('/contact', 'contact/contact', async () => (await import('../features/contact/contact.tsx')).Contact, {
    title: 'Contact Us',
    description: 'Write to us, call, or ask a specialist to call you.',
  }),
  plain('/privacy', 'legal/privacy', async () => (await import('../features/legal/privacy.tsx')).Privacy, {
    title: 'Privacy',
    description: 'What this site keeps of you, why, and for how long.',
  }),
  plain('/terms', 'legal/terms', async () => (await import('../features/legal/terms.tsx')).Terms, {
    title: 'Terms',
    description: 'What holds between you and us on this site.',
  }),
  plain(
    '/newsletter/confirm',
    'newsletter/confirm',
    async () => (await import('../features/newsletter/confirm.tsx')).NewsletterConfirm,
    { title: 'Confirm your address', noindex: true },
  ),
  plain(
    '/newsletter/unsubscribe',
    'newsletter/unsubscribe',
    async () => (await import('../features/newsletter/unsubscribe.tsx')).NewsletterUnsubscribe,
    { title: 'Leave the newsletter', noindex: true },
  ),
  plain(
    '/profile',
    'account/profile/profile',
    async () => (await import('../features/account/profile/profile.tsx')).Profile,
    { title: 'Profile', noindex: true },
  ),
  plain(
    '/profile/profileUpdate',
    'account/profile/update',
    async () => (await import('../features/account/profile/update.tsx')).ProfileUpdate,
    { title: 'Edit profile', noindex: true },
  ),
]

/** The pages for signing in and up. */
export const accountRoutes = [
  plain('/login', 'account/login', async () => (await import('../features/account/login.tsx')).Login, {
    title: 'Sign in',
    noindex: true,
  }),
  plain('/signup', 'account/sign-up', async () => (await import('../features/account/sign-up.tsx')).SignUp, {
    title: 'Sign up',
    noindex: true,
  }),
  plain(
    '/account/action',
    'account/action/action',
    async () => (await import('../features/account/action/action.tsx')).AccountAction,
    { title: 'Your account', noindex: true },
  ),
]
