// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { query } from '@energy/client/query'
import type { Session } from '@energy/client/session/session'
import { CallProvider } from '@energy/client/use-call'
import { ConfigProvider } from '@energy/client/use-config'
import { SessionProvider } from '@energy/client/session/use-session'
import { invitation } from '@energy/contracts/people/invitations'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Invitation } from '../../src/features/account/invitation/invitation.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { config } from '../fixtures/config.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { listening } from '../fixtures/listening.ts'
import { aSession } from '../fixtures/session.ts'
import { aUser } from '../fixtures/user.ts'

const unchecked = { status: 'unchecked' } as const

/** The page of an invitation that is read. */
function aPage(session: Session, apiUrl = '/api') {
  const call = createCall(apiUrl)
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const invited = { email: 'ada@example.com', role: 'editor', expiresAt: '2099-12-01T09:00:00.000Z' } as const
  client.setQueryData(query(call, invitation.readLinked, { params: { token: 'abc' } }).queryKey, invited)
  const element = (
    <main id="main" tabIndex={-1}>
      <Invitation />
    </main>
  )
  const router = createMemoryRouter([{ path: '/:token', element }], { initialEntries: ['/abc'] })
  return render(
    <ConfigProvider value={config}>
      <QueryClientProvider client={client}>
        <CallProvider value={call}>
          <SessionProvider value={session}>
            <SiteProvider value={firstSite('other')}>
              <RouterProvider router={router} />
            </SiteProvider>
          </SessionProvider>
        </CallProvider>
      </QueryClientProvider>
    </ConfigProvider>,
  )
}

test('an invitation whose reader may be signed in says that this could not be checked, and checks it again', () => {
  const { session } = aSession()
  const provider = vi.fn<typeof session.provider>(session.provider)
  const { find, press } = aPage({ ...session, provider, state: () => unchecked })
  expect(find('[role=alert]').textContent).toContain('We could not check whether you are signed in.')
  press('[role=alert] button')
  expect(provider).toHaveBeenCalledOnce()
})

/** The page of an invitation whose acceptance gets no answer. @param role that of the record then */
async function anUnansweredAcceptance(role: 'user' | 'editor') {
  const url = await listening((request, response) => {
    if (request.method === 'POST') return response.destroy()
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(aUser({ role })))
  })
  const page = aPage(aSession().session, url)
  page.press('button')
  return page
}

test('an invitation whose acceptance got no answer is accepted where the record has its role', async () => {
  const { find } = await anUnansweredAcceptance('editor')
  await expect.poll(() => find('h1 ~ div').textContent).toContain('You are in.')
  await expect.poll(() => document.activeElement?.textContent).toContain('You are in.')
})

test('an invitation that could not be accepted says so, and can be accepted again', async () => {
  const { find } = await anUnansweredAcceptance('user')
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toMatch(/could not be reached/)
  expect(find('button').textContent).toBe('Accept')
})

test('who signs out to take an invitation has the focus where the ways to an account are', async () => {
  const { session, signOut } = aSession('tom@example.com')
  const { find, press } = aPage({ ...session, signOut: async () => signOut() })
  find('button').focus()
  press('button')
  await expect.poll(() => find('main').textContent).toContain('I have an account')
  await expect.poll(() => document.activeElement).toBe(find('main'))
})
