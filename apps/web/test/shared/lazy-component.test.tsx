// @vitest-environment jsdom
import { render } from '@energy/ui/test/render'
import { Suspense, type ComponentType } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

const Here = () => <b>Here</b>
const anEvent = () => document.body.dispatchEvent(new KeyboardEvent('keydown'))
beforeEach(() => vi.resetModules())

/** A page with a component that is loaded late. */
async function aPage(kind: 'lazyComponent' | 'lazyOnUse', load: () => Promise<ComponentType>) {
  const Late = (await import('../../src/shared/lazy-component.ts'))[kind](load)
  const { find } = render(
    <Suspense fallback={<i>Loading</i>}>
      <Late />
    </Suspense>,
  )
  return { text: () => find('b, i').textContent }
}

test('a component is loaded when it renders', async () => {
  const { text } = await aPage('lazyComponent', () => Promise.resolve(Here))
  await expect.poll(text).toBe('Here')
})

test('a component whose code does not load is loaded again at the next use of the page', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Here)
  const { text } = await aPage('lazyComponent', load)
  await expect.poll(() => load.mock.calls.length).toBe(1)
  expect(text()).toBe('Loading')
  await expect
    .poll(() => {
      anEvent()
      return text()
    })
    .toBe('Here')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a component that few use is loaded once the page is used', async () => {
  const load = vi.fn<() => Promise<ComponentType>>().mockResolvedValue(Here)
  const { text } = await aPage('lazyOnUse', load)
  expect(load).not.toHaveBeenCalled()
  anEvent()
  await expect.poll(text).toBe('Here')
})
