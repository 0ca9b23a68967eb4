// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { identityError } from '@energy/client/session/identity-code'
import { render } from '@energy/ui/test/render'
import { useCall } from '@energy/client/use-call'
import { QueryClient, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { PageTexts } from '../../src/app/layout/page-texts.tsx'
import { AccountAction } from '../../src/features/account/action/action.tsx'
import { Book } from '../../src/features/booking/book.tsx'
import { Letters } from '../../src/features/newsletter/letters/letters.tsx'
import { QuerySection } from '../../src/shared/content/query-section.tsx'
import { queries } from '../../src/shared/queries.ts'
import { useCompany } from '../../src/shared/site/use-site.ts'
import { config } from '../fixtures/config.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { listening } from '../fixtures/listening.ts'
import { aSession } from '../fixtures/session.ts'

/** A screen that reads from this API, and from an identity provider that cannot be reached. */
function aScreen(screen: ReactNode, apiUrl = '/api') {
  return aPageOf([{ path: '/', element: screen }], apiUrl)
}

/** The page of these routes. */
function aPageOf(routes: RouteObject[], apiUrl: string) {
  const { session } = aSession()
  const provider = vi.fn<typeof session.provider>().mockRejectedValue(identityError('auth/network-request-failed'))
  const router = createMemoryRouter(routes, { initialEntries: ['/?oobCode=code'] })
  const page = render(
    <App
      posted={undefined}
      config={config}
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      call={createCall(apiUrl)}
      session={{ ...session, provider }}
    >
      <RouterProvider router={router} />
    </App>,
  )
  return { ...page, provider }
}
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''

test('where the link of an account cannot be read, that is announced, and it can be tried again', async () => {
  const { press, provider } = aScreen(<AccountAction />)
  await expect.poll(() => textOf('[role=alert]')).toContain('The sign-in service could not be reached.')
  press('[role=alert] button')
  await expect.poll(() => provider.mock.calls.length).toBe(2)
})

test('where the letters are read again, that is announced', async () => {
  let calls = 0
  const url = await listening((_, response) => {
    calls += 1
    // The second one is not answered.
    if (calls === 1) response.writeHead(500).end()
  })
  const { press } = aScreen(<Letters />, url)
  await expect.poll(() => textOf('[role=alert]')).toContain('We could not load the letters.')
  press('[role=alert] button')
  await expect.poll(() => textOf('output')).toBe('Loading...')
})

/** A list of services, under the name of the company. */
const Services = () => (
  <>
    <h1>{useCompany().name}</h1>
    <QuerySection kind="services" query={useQuery(queries.all(useCall(), 'services'))} skeleton={null}>
      {() => null}
    </QuerySection>
  </>
)

test.each([
  { page: 'services', Component: Services, failed: 'We could not load the services.', read: 'No services yet.' },
  { page: 'book', Component: Book, failed: 'We could not load the hours', read: 'There is no hour to pick.' },
] as const)('where $page is read again, so is all of the page that could not be read', async (tried) => {
  const { page, Component, failed, read } = tried
  const site = firstSite(page)
  let isAway = true
  const url = await listening((request, response) => {
    if (isAway) return void response.writeHead(500).end()
    const answers = request.url?.startsWith('/site') ? site : page === 'book' ? { days: [] } : []
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers))
  })
  const { press } = aPageOf(
    [{ Component: PageTexts, children: [{ path: '/', handle: { texts: page }, Component }] }],
    url,
  )
  await expect.poll(() => textOf('[role=alert]')).toContain(failed)
  isAway = false
  press('[role=alert] button')
  await expect.poll(() => document.body.textContent).toContain(read)
  await expect.poll(() => document.body.textContent).toContain(site.texts.bookings?.bannerLead || site.company.name)
})
