// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { query } from '@energy/client/query'
import { CallProvider } from '@energy/client/use-call'
import { SessionProvider } from '@energy/client/session/use-session'
import { invitation } from '@energy/contracts/people/invitations'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Invitation } from '../../src/features/account/invitation/invitation.tsx'
import { SiteProvider } from '../../src/shared/site/use-site.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { aSession } from '../fixtures/session.ts'

const unchecked = { status: 'unchecked' } as const

test('an invitation whose reader may be signed in says that this could not be checked, and checks it again', () => {
  const { session } = aSession()
  const provider = vi.fn<typeof session.provider>(session.provider)
  const call = createCall('/api')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const invited = { email: 'ada@example.com', role: 'editor', expiresAt: '2099-12-01T09:00:00.000Z' } as const
  client.setQueryData(query(call, invitation.readLinked, { params: { token: 'abc' } }).queryKey, invited)
  const router = createMemoryRouter([{ path: '/:token', element: <Invitation /> }], { initialEntries: ['/abc'] })
  const { find, press } = render(
    <QueryClientProvider client={client}>
      <CallProvider value={call}>
        <SessionProvider value={{ ...session, provider, state: () => unchecked }}>
          <SiteProvider value={firstSite('other')}>
            <RouterProvider router={router} />
          </SiteProvider>
        </SessionProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
  expect(find('[role=alert]').textContent).toContain('We could not check whether you are signed in.')
  press('[role=alert] button')
  expect(provider).toHaveBeenCalledOnce()
})
