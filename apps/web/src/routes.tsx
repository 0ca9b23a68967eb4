import { menu } from '@energy/contracts/site'
import { query } from '@energy/client/query'
import type { Item } from '@energy/contracts/content'
import { COMPANY } from '@energy/contracts/company'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { AccountLayout } from './components/account-layout.tsx'
import { PageError } from './components/page-error.tsx'
import { SiteLayout } from './components/site-layout.tsx'
import { says, type Head } from './head.ts'
import { late } from './late-screen.ts'
import { plainRoutes } from './plain-routes.tsx'
import { lacking, need, nowhere, want, type Reading } from './reading.ts'
import { reads } from './reads.ts'
import { About } from './screens/about.tsx'
import { Guides } from './screens/guides.tsx'
import { Home } from './screens/home.tsx'
import { OurService } from './screens/our-service.tsx'
import { OurProduct } from './screens/our-product.tsx'
import { SingleGuide } from './screens/single-guide.tsx'
import { SingleProduct } from './screens/single-product.tsx'
import { SingleService } from './screens/single-service.tsx'
import { firstWords } from './words.ts'

/** Says `head` once all is read that can be. */
const readsAll =
  (head: Head, ...read: (() => Promise<boolean>)[]) =>
  async () => {
    const found = await Promise.all(read.map((one) => one()))
    return found.every(Boolean) ? head : lacking(head)
  }
/** Speaks of the item that the path names, once it and its neighbours are read. */
const readsOne =
  (read: (id: string) => Promise<Item>, others: () => Promise<boolean>) =>
  async ({ params }: LoaderFunctionArgs) => {
    const [{ headerTitle, titleDescription, ctaImage }, found] = await Promise.all([read(params['id'] ?? ''), others()])
    const head: Head = { title: headerTitle, description: firstWords(titleDescription, 30), image: ctaImage }
    return found ? head : lacking(head)
  }

/** Every page: what it reads, what it says of itself, what it shows. */
export function createRoutes(reading: Reading): RouteObject[] {
  const { call } = reading

  return [
    {
      id: 'site',
      Component: SiteLayout,
      loader: async () => {
        await want(reading, query(call, menu))
        return null
      },
      // The menu of the page stays for as long as the visit; it is read again when the tab comes back.
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: PageError,
          children: [
            {
              path: '/',
              Component: Home,
              loader: readsAll(
                {
                  title: COMPANY.name,
                  description: 'Heat pumps, solar, storage and business electricity, measured before they are sold.',
                },
                () => want(reading, reads.someServices(call)),
                () => want(reading, reads.someProducts(call)),
                () => want(reading, reads.someBlogs(call)),
              ),
            },
            {
              path: '/our_service',
              Component: OurService,
              loader: readsAll(
                { title: 'Service', description: 'What we do, from the first reading to a narrower band.' },
                () => want(reading, reads.services(call)),
              ),
            },
            {
              path: '/our_product',
              Component: OurProduct,
              loader: readsAll(
                {
                  title: 'Products',
                  description: 'Equipment that moves energy: what each machine takes in and gives out.',
                },
                () => want(reading, reads.products(call)),
              ),
            },
            {
              path: '/guides',
              Component: Guides,
              loader: readsAll(
                { title: 'Guides', description: 'Short sums, plain words, and the questions to ask before you buy.' },
                () => want(reading, reads.blogs(call)),
              ),
            },
            {
              path: '/about',
              Component: About,
              loader: says({ title: 'About Us', description: 'Engineers who measure first, since 2016.' }),
            },
            ...plainRoutes,
            {
              path: '/single_service/:id',
              Component: SingleService,
              loader: readsOne(
                (id) => need(reading, reads.service(call, id)),
                () => want(reading, reads.someServices(call)),
              ),
            },
            {
              path: '/single_product/:id',
              Component: SingleProduct,
              loader: readsOne(
                (id) => need(reading, reads.product(call, id)),
                () => want(reading, reads.someProducts(call)),
              ),
            },
            {
              path: '/single_guide/:id',
              Component: SingleGuide,
              loader: readsOne(
                (id) => need(reading, reads.blog(call, id)),
                () => want(reading, reads.someBlogs(call)),
              ),
            },
            {
              path: '/profile',
              lazy: late(async () => (await import('./screens/profile.tsx')).Profile),
              loader: says({ title: 'Profile', unlisted: true }),
            },
            {
              path: '/profile/profileUpdate',
              lazy: late(async () => (await import('./screens/profile-update.tsx')).ProfileUpdate),
              loader: says({ title: 'Edit profile', unlisted: true }),
            },
            {
              path: '*',
              element: null,
              loader: () => {
                throw nowhere()
              },
            },
          ],
        },
      ],
    },
    {
      Component: AccountLayout,
      ErrorBoundary: PageError,
      children: [
        {
          path: '/login',
          lazy: late(async () => (await import('./screens/login.tsx')).Login),
          loader: says({ title: 'Sign in', unlisted: true }),
        },
        {
          path: '/signup',
          lazy: late(async () => (await import('./screens/sign-up.tsx')).SignUp),
          loader: says({ title: 'Sign up', unlisted: true }),
        },
        {
          path: '/account/action',
          lazy: late(async () => (await import('./screens/account-action.tsx')).AccountAction),
          loader: says({ title: 'Your account', unlisted: true }),
        },
      ],
    },
  ]
}
