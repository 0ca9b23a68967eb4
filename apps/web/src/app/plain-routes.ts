import type { Site } from '@energy/contracts/site-pages'
import type { RouteObject } from 'react-router-dom'
import type { Head } from '../shared/head.ts'
import { errorResponse, incomplete, type LoaderContext } from '../shared/loaders.ts'
import { page, type Definition, type ScreenOf } from './page.ts'

/** Reads the head of a page that is nothing without its texts. */
const describedBy =
  (title: string, of: (texts: Site['texts']) => { description: string } | undefined): Definition['read'] =>
  async ({ site }) => {
    const found = await site
    if (!found) throw errorResponse(undefined)
    return { title, description: of(found.texts)?.description } satisfies Head
  }

/** The pages that show nothing but their texts. */
export function textRoutes(context: LoaderContext): RouteObject[] {
  const route = (path: string, definition: Definition): RouteObject => ({ path, ...page(context, definition) })
  return [
    route('/about', {
      screen: 'about/about',
      texts: 'about',
      load: async () => (await import('../features/about/about.tsx')).About,
      read: describedBy('About Us', ({ about }) => about),
    }),
    route('/contact', {
      screen: 'contact/contact',
      texts: 'contact',
      load: async () => (await import('../features/contact/contact.tsx')).Contact,
      async read({ site }) {
        const texts = await site
        const head = { title: 'Contact Us', description: texts?.texts.contactPage?.description }
        // Its forms work without its texts.
        return texts ? head : incomplete(head)
      },
    }),
    route('/bill', {
      screen: 'bill/bill',
      texts: 'other',
      load: async () => (await import('../features/bill/bill.tsx')).Bill,
      read: () => ({ title: 'Send a bill', description: 'Send us a bill or your meter readings.' }),
    }),
    route('/privacy', {
      screen: 'legal/privacy',
      texts: 'privacy',
      load: async () => (await import('../features/legal/privacy.tsx')).Privacy,
      read: describedBy('Privacy', ({ privacy }) => privacy),
    }),
    route('/terms', {
      screen: 'legal/terms',
      texts: 'terms',
      load: async () => (await import('../features/legal/terms.tsx')).Terms,
      read: describedBy('Terms', ({ terms }) => terms),
    }),
  ]
}

/** The route of a page that has no texts of its own. */
const plainIn =
  (context: LoaderContext) =>
  (path: string, screen: string, load: ScreenOf<object>['load'], title: string): RouteObject => ({
    path,
    ...page(context, { screen, texts: 'other', load, read: () => ({ title, noindex: true }) }),
  })

// Each is imported at one place: the browser gets the list of a page's files with each import.
const offerPage = () => import('../features/account/offers/offer-page.tsx')
const loadOfferPage = async () => (await offerPage()).OfferPage
const linkedRequest = () => import('../features/account/requests/linked.tsx')

/** The pages behind links in mails, and of the user. */
export function plainRoutes(context: LoaderContext) {
  const plain = plainIn(context)
  return [
    plain(
      '/newsletter/confirm',
      'newsletter/confirm',
      async () => (await import('../features/newsletter/confirm.tsx')).NewsletterConfirm,
      'Confirm your address',
    ),
    plain(
      '/newsletter/unsubscribe',
      'newsletter/unsubscribe',
      async () => (await import('../features/newsletter/unsubscribe.tsx')).NewsletterUnsubscribe,
      'Leave the newsletter',
    ),
    plain(
      '/profile',
      'account/profile/profile',
      async () => (await import('../features/account/profile/profile.tsx')).Profile,
      'Profile',
    ),
    plain(
      '/profile/profileUpdate',
      'account/profile/update',
      async () => (await import('../features/account/profile/update.tsx')).ProfileUpdate,
      'Edit profile',
    ),
    plain(
      '/profile/requests/:id?',
      'account/requests/own-requests',
      async () => (await import('../features/account/requests/own-requests.tsx')).OwnRequests,
      'Your requests',
    ),
    {
      path: '/requests/:token',
      ...page(context, {
        screen: 'account/requests/linked',
        texts: 'other',
        load: async () => (await linkedRequest()).LinkedRequest,
        read: async (asked) => (await linkedRequest()).readRequest(context, asked),
      }),
    },
    plain('/profile/offers/:id', 'account/offers/offer-page', loadOfferPage, 'Your offer'),
    {
      path: '/offers/:token',
      ...page(context, {
        screen: 'account/offers/offer-page',
        texts: 'other',
        load: loadOfferPage,
        read: async (asked) => (await offerPage()).readOffer(context, asked),
      }),
    },
  ]
}

/** The pages for signing in and up. */
export function accountRoutes(context: LoaderContext) {
  const plain = plainIn(context)
  return [
    plain('/login', 'account/login', async () => (await import('../features/account/login.tsx')).Login, 'Sign in'),
    plain(
      '/signup',
      'account/sign-up',
      async () => (await import('../features/account/sign-up.tsx')).SignUp,
      'Sign up',
    ),
    plain(
      '/account/action',
      'account/action/action',
      async () => (await import('../features/account/action/action.tsx')).AccountAction,
      'Your account',
    ),
  ]
}
