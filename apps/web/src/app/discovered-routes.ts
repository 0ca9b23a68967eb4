import type { RouteObject } from 'react-router-dom'
import type { LoaderContext } from '../shared/loaders.ts'
import { LETTERS } from '../features/newsletter/letters/address.ts'
import { page, type ScreenOf } from './page.ts'
import { previewRoutes } from './preview-routes.ts'
import type { DiscoveredRoutes } from './routes.tsx'
import { describedBy } from './text-routes.ts'

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
const booking = () => import('../features/booking/read.ts')
const letters = () => import('../features/newsletter/letters/read-letters.ts')
const linkedRequest = () => import('../features/account/requests/linked.tsx')

/** Previews, answers before somebody leaves a name, legal texts, and the pages behind links in mails and of the user. */
function pages(context: LoaderContext) {
  const plain = plainIn(context)
  return [
    {
      path: '/estimate',
      ...page(context, {
        screen: 'estimate/estimate',
        texts: 'estimate',
        load: async () => (await import('../features/estimate/estimate.tsx')).Estimate,
        onUse: true,
        read: describedBy('Savings estimate', ({ estimate }) => estimate),
      }),
      // The address of another answer needs nothing from the server: on a slow line each number would wait for it.
      shouldRevalidate: () => false,
    },
    {
      path: '/tariffs',
      ...page(context, {
        screen: 'tariffs/tariffs',
        texts: 'tariffs',
        load: async () => (await import('../features/tariffs/tariffs.tsx')).Tariffs,
        onUse: true,
        read: describedBy(
          'Tariffs',
          ({ tariffs }) => tariffs && { description: 'Our tariffs for electricity, compared for your own use.' },
        ),
      }),
    },
    {
      path: '/search',
      ...page(context, {
        screen: 'search/search',
        texts: 'other',
        load: async () => (await import('../features/search/search.tsx')).Search,
        onUse: true,
        read: async (asked) => (await import('../features/search/read.ts')).readSearch(context, asked),
      }),
    },
    {
      path: '/book',
      ...page(context, {
        screen: 'booking/book',
        texts: 'book',
        load: async () => (await import('../features/booking/book.tsx')).Book,
        onUse: true,
        read: async (asked) => (await booking()).readBook(context, asked),
      }),
    },
    {
      path: '/calls/:token',
      ...page(context, {
        screen: 'booking/linked-booking',
        texts: 'other',
        load: async () => (await import('../features/booking/linked-booking.tsx')).LinkedBooking,
        read: async (asked) => (await booking()).readLinkedBooking(context, asked),
      }),
    },
    ...previewRoutes(context),
    {
      path: '/bill',
      ...page(context, {
        screen: 'bill/bill',
        texts: 'other',
        load: async () => (await import('../features/bill/bill.tsx')).Bill,
        read: () => ({ title: 'Send a bill', description: 'Send us a bill or your meter readings.' }),
      }),
    },
    {
      path: '/privacy',
      ...page(context, {
        screen: 'legal/privacy',
        texts: 'privacy',
        load: async () => (await import('../features/legal/privacy.tsx')).Privacy,
        read: describedBy('Privacy', ({ privacy }) => privacy),
      }),
    },
    {
      path: '/terms',
      ...page(context, {
        screen: 'legal/terms',
        texts: 'terms',
        load: async () => (await import('../features/legal/terms.tsx')).Terms,
        read: describedBy('Terms', ({ terms }) => terms),
      }),
    },
    {
      path: LETTERS,
      ...page(context, {
        screen: 'newsletter/letters/letters',
        texts: 'other',
        load: async () => (await import('../features/newsletter/letters/letters.tsx')).Letters,
        read: async ({ request }) => (await letters()).readLetters(context, request),
      }),
    },
    {
      path: `${LETTERS}/:id`,
      ...page(context, {
        screen: 'newsletter/letters/letter',
        texts: 'other',
        load: async () => (await import('../features/newsletter/letters/letter.tsx')).Letter,
        read: async (asked) => (await letters()).readLetter(context, asked),
      }),
    },
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
function account(context: LoaderContext) {
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
    plain(
      '/invitations/:token',
      'account/invitation/invitation',
      async () => (await import('../features/account/invitation/invitation.tsx')).Invitation,
      'Invitation',
    ),
  ]
}

/** The routes that the browser loads when one of them is opened, so that the others do not carry them. */
export const discoveredRoutes = (context: LoaderContext): DiscoveredRoutes => ({
  pages: pages(context),
  account: account(context),
})
