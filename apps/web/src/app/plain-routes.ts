import type { RouteObject } from 'react-router-dom'
import { headLoader } from '../shared/head.ts'
import { page } from './page.ts'

/** The pages that read no data. */
export const plainRoutes: RouteObject[] = [
  {
    path: '/about',
    ...page({
      screen: 'about/about',
      load: async () => (await import('../features/about/about.tsx')).About,
      read: headLoader({ title: 'About Us', description: 'Engineers who measure first, since 2016.' }),
    }),
  },
  {
    path: '/contact',
    ...page({
      screen: 'contact/contact',
      load: async () => (await import('../features/contact/contact.tsx')).Contact,
      read: headLoader({ title: 'Contact Us', description: 'Write to us, call, or ask a specialist to call you.' }),
    }),
  },
  {
    path: '/privacy',
    ...page({
      screen: 'legal/privacy',
      load: async () => (await import('../features/legal/privacy.tsx')).Privacy,
      read: headLoader({ title: 'Privacy', description: 'What this site keeps of you, why, and for how long.' }),
    }),
  },
  {
    path: '/terms',
    ...page({
      screen: 'legal/terms',
      load: async () => (await import('../features/legal/terms.tsx')).Terms,
      read: headLoader({ title: 'Terms', description: 'What holds between you and us on this site.' }),
    }),
  },
  {
    path: '/newsletter/confirm',
    ...page({
      screen: 'newsletter/confirm',
      load: async () => (await import('../features/newsletter/confirm.tsx')).NewsletterConfirm,
      read: headLoader({ title: 'Confirm your address', noindex: true }),
    }),
  },
  {
    path: '/newsletter/unsubscribe',
    ...page({
      screen: 'newsletter/unsubscribe',
      load: async () => (await import('../features/newsletter/unsubscribe.tsx')).NewsletterUnsubscribe,
      read: headLoader({ title: 'Leave the newsletter', noindex: true }),
    }),
  },
  {
    path: '/profile',
    ...page({
      screen: 'account/profile/profile',
      load: async () => (await import('../features/account/profile/profile.tsx')).Profile,
      read: headLoader({ title: 'Profile', noindex: true }),
    }),
  },
  {
    path: '/profile/profileUpdate',
    ...page({
      screen: 'account/profile/update',
      load: async () => (await import('../features/account/profile/update.tsx')).ProfileUpdate,
      read: headLoader({ title: 'Edit profile', noindex: true }),
    }),
  },
]

/** The pages for signing in and up. */
export const accountRoutes: RouteObject[] = [
  {
    path: '/login',
    ...page({
      screen: 'account/login',
      load: async () => (await import('../features/account/login.tsx')).Login,
      read: headLoader({ title: 'Sign in', noindex: true }),
    }),
  },
  {
    path: '/signup',
    ...page({
      screen: 'account/sign-up',
      load: async () => (await import('../features/account/sign-up.tsx')).SignUp,
      read: headLoader({ title: 'Sign up', noindex: true }),
    }),
  },
  {
    path: '/account/action',
    ...page({
      screen: 'account/action/action',
      load: async () => (await import('../features/account/action/action.tsx')).AccountAction,
      read: headLoader({ title: 'Your account', noindex: true }),
    }),
  },
]
