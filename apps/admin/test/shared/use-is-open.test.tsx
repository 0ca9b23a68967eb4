// @vitest-environment jsdom
import { useIsOpen } from '@energy/client/use-is-open'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { render } from '@energy/ui/test/render'
import { expect, onTestFinished, test, vi } from 'vitest'

const opened = vi.fn<(isOpen: { current: boolean }) => void>()
function Screen() {
  opened(useIsOpen())
  return <p>The screen</p>
}

test('an answer that comes while a screen goes finds it closed', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Screen /> },
    { path: '/elsewhere', element: <h1>Elsewhere</h1> },
  ])
  render(<RouterProvider router={router} />)
  const isOpen = opened.mock.lastCall?.[0]
  expect(isOpen?.current).toBe(true)
  const found = Promise.withResolvers<boolean | undefined>()
  const gone = new MutationObserver(() => found.resolve(isOpen?.current))
  onTestFinished(() => gone.disconnect())
  gone.observe(document.body, { childList: true, subtree: true })
  await router.navigate('/elsewhere')
  expect(await found.promise).toBe(false)
})
