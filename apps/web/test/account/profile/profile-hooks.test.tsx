// @vitest-environment jsdom
import { createCall } from '@energy/client/call'
import { query } from '@energy/client/query'
import { SessionProvider, useSession } from '@energy/client/session/use-session'
import { service } from '@energy/contracts/content'
import { request } from '@energy/contracts/inquiries/requests'
import { confirmAction } from '@energy/ui/notice'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { SessionButtons } from '../../../src/app/layout/session-buttons.tsx'
import { useUnsaved } from '../../../src/features/account/profile/use-unsaved.ts'
import { Verification } from '../../../src/features/account/profile/verification.tsx'
import { aSession } from '../../fixtures/session.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  prepareNotices: () => undefined,
  confirmAction: vi.fn<() => Promise<boolean>>(),
}))

/** Called after each render of the form. */
const rendered = vi.fn<() => undefined>()

function Form() {
  const { typed, saved } = useUnsaved()
  useEffect(() => rendered())
  return (
    <>
      <button type="button" id="type" onClick={typed}>
        Type
      </button>
      <button type="button" id="save" onClick={saved}>
        Save
      </button>
    </>
  )
}

const unloadIsAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks before a page with unsaved changes is closed, and not after they are saved', () => {
  const router = createMemoryRouter([{ path: '/', element: <Form /> }])
  const { press, show } = render(<RouterProvider router={router} />)
  expect(unloadIsAsked()).toBe(false)
  press('#type')
  expect(unloadIsAsked()).toBe(true)
  press('#save')
  expect(unloadIsAsked()).toBe(false)
  press('#type')
  show(null)
  expect(unloadIsAsked()).toBe(false)
})

test('who wants to go elsewhere while they are asked is asked no second time, and goes there', async () => {
  const paths = ['/', '/about', '/contact']
  const router = createMemoryRouter(paths.map((path) => ({ path, element: path === '/' ? <Form /> : <p>{path}</p> })))
  const register = vi.spyOn(router, 'getBlocker')
  const { find, press } = render(<RouterProvider router={router} />)
  await expect.poll(() => register.mock.calls.length).toBeGreaterThan(0)
  const answer = Promise.withResolvers<boolean>()
  vi.mocked(confirmAction).mockReturnValue(answer.promise)
  press('#type')
  void router.navigate('/about')
  await expect.poll(() => vi.mocked(confirmAction).mock.calls.length).toBe(1)
  rendered.mockClear()
  void router.navigate('/contact')
  await expect.poll(() => rendered.mock.calls.length).toBeGreaterThan(0)
  answer.resolve(true)
  await expect.poll(() => find('p').textContent).toBe('/contact')
  expect(confirmAction).toHaveBeenCalledOnce()
})

/** The form below the button of the bar that logs out. */
function aFormBelowTheBar() {
  const { session } = aSession()
  const signOut = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('offline'))
  const element = (
    <>
      <SessionButtons />
      <Form />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const { press } = render(
    <SessionProvider value={{ ...session, signOut }}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return { signOut, press }
}
const LOG_OUT = '.session button'

test('who logs out is asked while there are unsaved changes, each time until they are saved', async () => {
  const { signOut, press } = aFormBelowTheBar()
  vi.mocked(confirmAction).mockClear().mockResolvedValueOnce(false).mockResolvedValue(true)
  press('#type')
  press(LOG_OUT)
  await new Promise((answered) => setTimeout(answered))
  expect(confirmAction).toHaveBeenCalledOnce()
  expect(signOut).not.toHaveBeenCalled()
  press(LOG_OUT)
  await expect.poll(() => signOut.mock.calls.length).toBe(1)
  await expect.poll(() => document.body.textContent).toContain('We could not sign you out. Try again.')
  press(LOG_OUT)
  await expect.poll(() => signOut.mock.calls.length).toBe(2)
  expect(confirmAction).toHaveBeenCalledTimes(3)
})

test('who logs out without unsaved changes is not asked', async () => {
  const { signOut, press } = aFormBelowTheBar()
  vi.mocked(confirmAction).mockClear()
  press('#type')
  press('#save')
  press(LOG_OUT)
  await expect.poll(() => signOut.mock.calls.length).toBe(1)
  expect(confirmAction).not.toHaveBeenCalled()
})

test('an address that was confirmed in another window is checked when this one gets the focus', async () => {
  const { session, refresh } = aSession()
  const { show } = render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider value={session}>
        <Verification email="ada@example.com" />
      </SessionProvider>
    </QueryClientProvider>,
  )
  expect(refresh).not.toHaveBeenCalled()
  dispatchEvent(new Event('focus'))
  await expect.poll(() => refresh.mock.calls.length).toBe(1)
  show(null)
  dispatchEvent(new Event('focus'))
  await Promise.resolve()
  expect(refresh).toHaveBeenCalledOnce()
})

/** A page that says so while the address of the user is not confirmed. */
function Page() {
  const state = useSession()
  return state.status === 'signed-in' && !state.identity.emailVerified && <Verification email="ada@example.com" />
}

test('once the address is confirmed, what the user may read is read again', async () => {
  const { session, refresh, verify } = aSession()
  const call = createCall('/api')
  const client = new QueryClient()
  const reads = [query(call, request.list), query(call, service.list)]
  for (const { queryKey, meta } of reads)
    client
      .getQueryCache()
      .build(client, { queryKey, ...(meta && { meta }) })
      .setData([])
  const outOfDate = () => reads.map(({ queryKey }) => client.getQueryState<unknown>(queryKey)?.isInvalidated)
  refresh.mockImplementation(async () => verify())
  render(
    <QueryClientProvider client={client}>
      <SessionProvider value={session}>
        <Page />
      </SessionProvider>
    </QueryClientProvider>,
  )
  expect(outOfDate()).toEqual([false, false])
  dispatchEvent(new Event('focus'))
  await expect.poll(outOfDate).toEqual([true, false])
})
