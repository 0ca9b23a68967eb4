// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PendingPage } from '../../src/app/layout/pending-page.tsx'

const page = (next?: string) => (
  <main>
    <PendingPage next={next}>The page before</PendingPage>
  </main>
)

test('a page that was slow once shows no skeleton at once when it is opened again', () => {
  vi.useFakeTimers()
  // jsdom does not scroll.
  vi.stubGlobal('scrollTo', () => undefined)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const { find, show } = render(page('/about'))
  expect(find('main').textContent).toBe('The page before')
  vi.advanceTimersByTime(1_000)
  show(page())
  show(page('/about'))
  expect(find('main').textContent).toBe('The page before')
})
