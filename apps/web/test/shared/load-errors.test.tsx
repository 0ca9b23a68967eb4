// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { identityError } from '@energy/client/session/identity-code'
import { render } from '@energy/ui/test/render'
import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { App } from '../../src/app/app.tsx'
import { AccountAction } from '../../src/features/account/action/action.tsx'
import { Letters } from '../../src/features/newsletter/letters/letters.tsx'
import { config } from '../fixtures/config.ts'
import { listening } from '../fixtures/listening.ts'
import { aSession } from '../fixtures/session.ts'

/** A screen that reads from this API, and from an identity provider that cannot be reached. */
function aScreen(screen: ReactNode, apiUrl = '/api') {
  const { session } = aSession()
  const provider = vi.fn<typeof session.provider>().mockRejectedValue(identityError('auth/network-request-failed'))
  const router = createMemoryRouter([{ path: '/', element: screen }], { initialEntries: ['/?oobCode=code'] })
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
