// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { SessionProvider } from '@energy/client/session/use-session'
import { CallProvider } from '@energy/client/use-call'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AccountSettings } from '../../src/features/account/settings/account-settings.tsx'
import { listening } from '../fixtures/listening.ts'
import { aSession } from '../fixtures/session.ts'

// jsdom has no locks.
Object.assign(navigator, { locks: { request: <T,>(_: string, action: () => T) => action() } })

const identity = { uid: 'ada', email: 'ada@example.com', displayName: '', emailVerified: true, providers: ['password'] }

/** The profile of somebody whose deletion gets no answer. @param found whether there still is such an account */
async function anUnansweredDeletion(found: boolean) {
  const url = await listening((request, response) => {
    if (request.method === 'DELETE') return response.destroy()
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ found }))
  })
  const { session } = aSession()
  const provider = { ...(await session.provider()), confirm: async () => undefined }
  const signOut = vi.fn<() => Promise<void>>().mockResolvedValue()
  const router = createMemoryRouter(
    [
      { path: '/profile', element: <AccountSettings identity={identity} /> },
      { path: '/', element: <h1>Home</h1> },
    ],
    { initialEntries: ['/profile'] },
  )
  const { find, press } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CallProvider value={createCall(url)}>
        <SessionProvider value={{ ...session, signOut, provider: async () => provider }}>
          <RouterProvider router={router} />
        </SessionProvider>
      </CallProvider>
    </QueryClientProvider>,
  )
  press('.btn-danger')
  Object.assign(find('[type=password]'), { value: 'secret' })
  press('[type=submit]')
  return { find, signOut }
}

test('an account whose deletion got no answer is deleted where nobody has its address any more', async () => {
  const { find, signOut } = await anUnansweredDeletion(false)
  await expect.poll(() => find('h1').textContent).toBe('Home')
  expect(signOut).toHaveBeenCalledOnce()
})

test('an account that is still there after a deletion without an answer stays signed in, and its dialog says why', async () => {
  const { find, signOut } = await anUnansweredDeletion(true)
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toMatch(/could not be reached/)
  expect(find('dialog').textContent).toContain('Delete my account?')
  expect(signOut).not.toHaveBeenCalled()
})
