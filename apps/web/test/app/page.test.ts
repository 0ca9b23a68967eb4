import { createCall } from '@energy/client/call'
import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageOf } from '../../src/app/page.ts'
import { createQueryClient } from '../../src/app/query-client.ts'
import { discoveredRoutes } from '../../src/app/discovered-routes.ts'
import { createRoutes } from '../../src/app/routes.tsx'

const flat = (routes: RouteObject[]): RouteObject[] => routes.flatMap((route) => [route, ...flat(route.children ?? [])])
const context = { call: createCall('http://127.0.0.1:1'), client: createQueryClient() }
const routes = flat(createRoutes(context, discoveredRoutes(context)))
const screens = import.meta.glob<object>('../../src/features/**/*.tsx')
const pages = routes.map(pageOf).filter((page) => page !== undefined)

test.each(pages)('the page with the screen $screen loads the component of that file', async ({ screen, load }) => {
  const file = await screens[`../../src/features/${screen}.tsx`]?.()
  expect(Object.values(file ?? {})).toContain(await load())
})
