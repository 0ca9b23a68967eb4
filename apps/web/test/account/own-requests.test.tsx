// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { keyOf } from '@energy/client/query'
import { SessionProvider } from '@energy/client/session/use-session'
import { CallProvider } from '@energy/client/use-call'
import { request, type OwnRequest } from '@energy/contracts/inquiries/requests'
import { user } from '@energy/contracts/people/users'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { OwnRequests } from '../../src/features/account/requests/own-requests.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { listening } from '../fixtures/listening.ts'
import { aSession } from '../fixtures/session.ts'
import { aUser } from '../fixtures/user.ts'

const aRequest = (id: string, title: string): OwnRequest => ({
  _id: id,
  number: `2026-000${id}`,
  title,
  item: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  stage: 'received',
  assignee: '',
  dueAt: '2099-11-24T09:00:00.000Z',
  answeredAt: '',
  closedAt: '',
  name: 'Ada Byron',
  email: 'ada@example.com',
  comment: title,
  timeline: [],
  attachments: [],
})

/** The page of the requests of a user, which has read them before, and the function that sets them. */
function aPage(requests: OwnRequest[], apiUrl = 'http://127.0.0.1:1') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const set = (...all: OwnRequest[]) => {
    for (const each of all) client.setQueryData(keyOf(request.read, { params: { id: each._id } }), each)
    client.setQueryData(keyOf(request.list), all)
  }
  client.setQueryData(keyOf(user.read, { params: { email: 'ada@example.com' } }), aUser())
  set(...requests)
  const { session, end } = aSession()
  const element = (
    <main id="main" tabIndex={-1}>
      <OwnRequests />
    </main>
  )
  const { find } = render(
    <QueryClientProvider client={client}>
      <CallProvider value={createCall(apiUrl)}>
        <SessionProvider value={session}>
          <SiteProvider value={firstSite('other')}>
            <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
          </SiteProvider>
        </SessionProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
  return { find, set, end }
}

test('a request that is sent in another tab does not take the place of the one that somebody writes back to', async () => {
  const first = aRequest('1', 'Is my roof good for panels?')
  const { find, set } = aPage([first])
  expect(find('h2').textContent).toBe('Is my roof good for panels?')
  find('textarea').focus()
  set(aRequest('2', 'What is my bill made of?'), first)
  await expect.poll(() => document.querySelectorAll('a[href^="/profile/requests/"]').length).toBe(2)
  expect(find('h2').textContent).toBe('Is my roof good for panels?')
  expect(document.activeElement).toBe(find('textarea'))
})

test('who writes back when the session ends has the focus in what takes the place of the request', async () => {
  const { find, end } = aPage([aRequest('1', 'Is my roof good for panels?')])
  find('textarea').focus()
  end()
  await expect.poll(() => find('main').textContent).toContain('User not logged in')
  await expect.poll(() => document.activeElement).toBe(find('main'))
})

test('who comes back to their requests finds what was sent from another page meanwhile', async () => {
  const first = aRequest('1', 'Is my roof good for panels?')
  const all = [aRequest('2', 'What is my bill made of?'), first]
  const url = await listening(({ url: path }, response) =>
    path === '/requests' ? response.end(JSON.stringify(all)) : response.writeHead(404).end(),
  )
  const { find } = aPage([first], url)
  await expect.poll(() => find('ul').textContent).toContain('What is my bill made of?')
})
