// @vitest-environment jsdom
import type { ComponentType } from 'react'
import { createCall } from '@energy/client/call'
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { page } from '../../src/app/page.ts'
import { prefetchOnIntent } from '../../src/app/prefetch.ts'

type Load = () => Promise<ComponentType>
const load = vi.fn<Load>().mockResolvedValue(() => null)
const read = vi.fn<(params: object) => object>().mockReturnValue({})
const loadHome: Load = () => Promise.reject(new Error('another page'))

const context = { call: createCall('http://127.0.0.1:1'), client: new QueryClient() }
const readTexts = vi.spyOn(context.client, 'prefetchQuery')

beforeAll(() =>
  prefetchOnIntent(() =>
    Promise.resolve([
      { path: '/', ...page(context, { screen: 'home', texts: 'home', load: loadHome, read: () => {} }) },
      { path: '/guides/:id', ...page(context, { screen: 'guide', texts: 'guide', load, read }) },
    ]),
  ),
)
beforeEach(() => {
  vi.useFakeTimers()
  load.mockClear()
  read.mockClear()
  readTexts.mockClear()
  return () => {
    vi.useRealTimers()
    Reflect.deleteProperty(navigator, 'connection')
    document.body.replaceChildren()
  }
})

/** A link with an element inside. */
function aLink(href: string) {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = href
  return link.appendChild(document.createElement('b'))
}
const dispatch = (target: Element, type = 'pointerover') => target.dispatchEvent(new Event(type, { bubbles: true }))

test.each(['pointerover', 'focusin', 'touchstart'])('%s on a link reads its page a moment later', async (type) => {
  dispatch(aLink('/guides/7'), type)
  await vi.advanceTimersByTimeAsync(64)
  expect(load).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledOnce()
  expect(read).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ params: { id: '7' }, request: expect.any(Request) }),
  )
  expect(readTexts).toHaveBeenCalledOnce()
})

test('a link that the pointer only passes is not read', async () => {
  dispatch(aLink('/guides/7'))
  dispatch(document.body)
  await vi.runAllTimersAsync()
  expect(load).not.toHaveBeenCalled()
})

test.each(['https://elsewhere.example/guides/7', '/none', '/', '#top'])('%s is not read', async (href) => {
  dispatch(aLink(href))
  await vi.runAllTimersAsync()
  expect(load).not.toHaveBeenCalled()
})

test('nothing is read in advance while the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  dispatch(aLink('/guides/7'))
  await vi.runAllTimersAsync()
  expect(load).not.toHaveBeenCalled()
})
