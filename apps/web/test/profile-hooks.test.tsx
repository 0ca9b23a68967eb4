// @vitest-environment jsdom
import { SessionProvider } from '@energy/client/use-session'
import { render } from '@energy/ui/test/render'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useUnsaved } from '../src/features/account/profile/use-unsaved.ts'
import { Verification } from '../src/features/account/profile/verification.tsx'
import { aSession } from './fixtures/session.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({ ...(await actual()), prepareNotices: () => undefined }))

function Form() {
  const { typed, saved } = useUnsaved()
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
