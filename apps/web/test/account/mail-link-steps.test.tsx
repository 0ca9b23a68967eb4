// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { CallProvider } from '@energy/client/use-call'
import { ConfigProvider } from '@energy/client/use-config'
import { SessionProvider } from '@energy/client/session/use-session'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfirmCode } from '../../src/features/account/action/confirm-code.tsx'
import { Accept } from '../../src/features/account/invitation/accept.tsx'
import { aSession } from '../fixtures/session.ts'

const config = {
  apiUrl: '/api',
  siteUrl: '',
  dashboardUrl: '/dashboard',
  firebase: { apiKey: 'local', authDomain: 'localhost', projectId: 'local' },
}
const { session } = aSession()
const provider = async () => ({ ...(await session.provider()), applyCode: async () => undefined })

/** Presses the one button of a page to which a mail leads. */
function pressButtonOf(page: ReactNode) {
  const { find } = render(
    <MemoryRouter>
      <ConfigProvider value={config}>
        <QueryClientProvider client={new QueryClient()}>
          <CallProvider value={createCall('/api')}>
            <SessionProvider value={{ ...session, provider }}>{page}</SessionProvider>
          </CallProvider>
        </QueryClientProvider>
      </ConfigProvider>
    </MemoryRouter>,
  )
  find('button').focus()
  find('button').click()
}
const focused = () => document.activeElement?.textContent

test.each([
  ['an address is confirmed', 'verifyEmail', 'Your email address is confirmed'],
  ['a second factor of somebody else is removed', 'revertSecondFactorAddition', 'The second factor is removed'],
] as const)('once %s, the title that says so has the focus', async (_, mode, title) => {
  pressButtonOf(<ConfirmCode oobCode="code" mode={mode} email="ada@example.com" />)
  await expect.poll(focused).toBe(title)
})

test('once an invitation is accepted, what says so has the focus', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ acknowledged: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const invited = { email: 'ada@example.com', role: 'editor', expiresAt: '2099-12-01T09:00:00.000Z' } as const
  pressButtonOf(<Accept token="abc" invited={invited} />)
  await expect.poll(focused).toBe('You are in. The dashboard is open to you.')
})
