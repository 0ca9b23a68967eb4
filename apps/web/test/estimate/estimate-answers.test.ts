import { createCall } from '@energy/client/call'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { discoveredRoutes } from '../../src/app/discovered-routes.ts'
import { aContentApi } from '../fixtures/content-api.ts'
import { firstSite } from '../fixtures/first-site.ts'

test('another number in the estimate is answered without asking the server, as for a phone with a slow line', async () => {
  const { url, asked } = await aContentApi({ '/site': firstSite('estimate') })
  const client = new QueryClient()
  const { pages } = discoveredRoutes({ call: createCall(url), client })
  const router = createMemoryRouter(
    pages.filter(({ path }) => path === '/estimate'),
    { initialEntries: ['/estimate'] },
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  expect(asked).toEqual(['/site?page=estimate'])
  // As after a while.
  await client.invalidateQueries()
  await router.navigate('/estimate?power=42000&fuel=1000')
  expect(router.state.location.search).toBe('?power=42000&fuel=1000')
  expect(asked).toHaveLength(1)
})
