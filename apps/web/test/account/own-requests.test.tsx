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

test('a request that is sent in another tab does not take the place of the one that somebody writes back to', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const set = (...requests: OwnRequest[]) => {
    for (const each of requests) client.setQueryData(keyOf(request.read, { params: { id: each._id } }), each)
    client.setQueryData(keyOf(request.list), requests)
  }
  client.setQueryData(keyOf(user.read, { params: { email: 'ada@example.com' } }), aUser())
  const first = aRequest('1', 'Is my roof good for panels?')
  set(first)
  const { find } = render(
    <QueryClientProvider client={client}>
      <CallProvider value={createCall('http://127.0.0.1:1')}>
        <SessionProvider value={aSession().session}>
          <SiteProvider value={firstSite('other')}>
            <RouterProvider router={createMemoryRouter([{ path: '/', element: <OwnRequests /> }])} />
          </SiteProvider>
        </SessionProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
  expect(find('h2').textContent).toBe('Is my roof good for panels?')
  find('textarea').focus()
  set(aRequest('2', 'What is my bill made of?'), first)
  await expect.poll(() => document.querySelectorAll('a[href^="/profile/requests/"]').length).toBe(2)
  expect(find('h2').textContent).toBe('Is my roof good for panels?')
  expect(document.activeElement).toBe(find('textarea'))
})
