import type { RouteObject } from 'react-router-dom'
import { says } from './head.ts'
import { page } from './page.ts'

/** The pages that read nothing. */
export const plainRoutes: RouteObject[] = [
  {
    path: '/about',
    ...page({
      screen: 'about',
      load: async () => (await import('./screens/about.tsx')).About,
      read: says({ title: 'About Us', description: 'Engineers who measure first, since 2016.' }),
    }),
  },
  {
    path: '/contact',
    ...page({
      screen: 'contact',
      load: async () => (await import('./screens/contact.tsx')).Contact,
      read: says({ title: 'Contact Us', description: 'Write to us, call, or ask a specialist to call you.' }),
    }),
  },
  {
    path: '/privacy',
    ...page({
      screen: 'privacy',
      load: async () => (await import('./screens/privacy.tsx')).Privacy,
      read: says({ title: 'Privacy', description: 'What this site keeps of you, why, and for how long.' }),
    }),
  },
  {
    path: '/terms',
    ...page({
      screen: 'terms',
      load: async () => (await import('./screens/terms.tsx')).Terms,
      read: says({ title: 'Terms', description: 'What holds between you and us on this site.' }),
    }),
  },
  {
    path: '/newsletter/confirm',
    ...page({
      screen: 'newsletter-confirm',
      load: async () => (await import('./screens/newsletter-confirm.tsx')).NewsletterConfirm,
      read: says({ title: 'Confirm your address', unlisted: true }),
    }),
  },
  {
    path: '/newsletter/unsubscribe',
    ...page({
      screen: 'newsletter-unsubscribe',
      load: async () => (await import('./screens/newsletter-unsubscribe.tsx')).NewsletterUnsubscribe,
      read: says({ title: 'Leave the newsletter', unlisted: true }),
    }),
  },
  {
    path: '/profile',
    ...page({
      screen: 'profile',
      load: async () => (await import('./screens/profile.tsx')).Profile,
      read: says({ title: 'Profile', unlisted: true }),
    }),
  },
  {
    path: '/profile/profileUpdate',
    ...page({
      screen: 'profile-update',
      load: async () => (await import('./screens/profile-update.tsx')).ProfileUpdate,
      read: says({ title: 'Edit profile', unlisted: true }),
    }),
  },
]

/** The pages by which somebody comes in. */
export const accountRoutes: RouteObject[] = [
  {
    path: '/login',
    ...page({
      screen: 'login',
      load: async () => (await import('./screens/login.tsx')).Login,
      read: says({ title: 'Sign in', unlisted: true }),
    }),
  },
  {
    path: '/signup',
    ...page({
      screen: 'sign-up',
      load: async () => (await import('./screens/sign-up.tsx')).SignUp,
      read: says({ title: 'Sign up', unlisted: true }),
    }),
  },
  {
    path: '/account/action',
    ...page({
      screen: 'account-action',
      load: async () => (await import('./screens/account-action.tsx')).AccountAction,
      read: says({ title: 'Your account', unlisted: true }),
    }),
  },
]
