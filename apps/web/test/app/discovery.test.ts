import { createCall } from '@energy/client/call'
import { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { discovery } from '../../src/app/discovery.ts'

const { routesFor, patchRoutesOnNavigation } = discovery({
  call: createCall('http://127.0.0.1:1'),
  client: new QueryClient(),
})
const shownAt = async (path: string) => matchRoutes(await routesFor(path), path)?.at(-1)?.route.path
const known = ['/', '/our_service', '/single_service/7', '/guides', '/about', '/contact']
const others = ['/login', '/profile', '/profile/requests/7', '/requests/token', '/newsletter/confirm']

/** The routes that opening an address adds, by the layout that they are added to. */
async function addedFor(path: string) {
  const patch = vi.fn<(layout: string | null) => void>()
  await patchRoutesOnNavigation({
    path,
    patch,
    matches: [],
    fetcherKey: undefined,
    signal: new AbortController().signal,
  })
  return patch.mock.calls.map(([layout]) => layout)
}

test.each(known)('the route of %s is known without loading others', async (path) => {
  expect(await shownAt(path)).not.toBe('*')
  expect(await addedFor(path)).toEqual([])
})

test.each(others)('the route of %s is loaded when it is opened', async (path) => {
  expect(await shownAt(path)).not.toBe('*')
  expect(await addedFor(path)).toEqual(['pages', 'account'])
})

test('an address without a page stays one when all routes are known', async () => {
  expect(await shownAt('/none')).toBe('*')
})
