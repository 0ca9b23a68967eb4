import { menu } from '@energy/contracts/site'
import { query } from '@energy/client/query'
import { COMPANY } from '@energy/contracts/company'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { AccountLayout } from './components/account-layout.tsx'
import { PageError } from './components/page-error.tsx'
import { SiteLayout } from './components/site-layout.tsx'
import type { Head } from './head.ts'
import { need, nowhere, want, type Reading } from './reading.ts'
import { reads } from './reads.ts'
import { Home } from './screens/home.tsx'
import { Login } from './screens/login.tsx'
import { OurService } from './screens/our-service.tsx'
import { SignUp } from './screens/sign-up.tsx'
import { SingleService } from './screens/single-service.tsx'
import { firstWords } from './words.ts'

const says = (head: Head) => () => head
/** Says `head` once all is read. */
const readsAll =
  (head: Head, ...read: (() => Promise<unknown>)[]) =>
  async () => {
    await Promise.all(read.map((one) => one()))
    return head
  }
const idOf = ({ params }: LoaderFunctionArgs) => params['id'] ?? ''

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
                () => need(reading, reads.someServices(call)),
                () => want(reading, reads.someProducts(call)),
                () => want(reading, reads.someBlogs(call)),
              ),
            },
            {
              path: '/our_service',
              Component: OurService,
              loader: readsAll(
                { title: 'Service', description: 'What we do, from the first reading to a narrower band.' },
                () => need(reading, reads.services(call)),
              ),
            },
            {
              path: '/single_service/:id',
              Component: SingleService,
              loader: async (args) => {
                const [item] = await Promise.all([
                  need(reading, reads.service(call, idOf(args))),
                  want(reading, reads.someServices(call)),
                ])
                return { title: item.headerTitle, description: firstWords(item.titleDescription, 30) }
              },
            },
            {
              path: '*',
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
        { path: '/login', Component: Login, loader: says({ title: 'Sign in' }) },
        { path: '/signup', Component: SignUp, loader: says({ title: 'Sign up' }) },
      ],
    },
  ]
}
