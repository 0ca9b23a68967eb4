import { expect, test } from 'vitest'
import { aCacheServer } from '../fixtures/servers/cache-server.ts'

const MIB = 2 ** 20

test('five thousand different queries stay within the bound, and do not evict addresses without a query', async () => {
  const { app, handled, get, close } = await aCacheServer('1', async () => ({ text: 'a'.repeat(500) }))
  await get('/services')
  await get('/services?q=again')
  await get('/services?q=again')
  expect(handled).toEqual({ '/services': 1, '/services?q=again': 1 })

  let most = 0
  for (let query = 1; query <= 5_000; query++) {
    await get(`/services?q=${query}`)
    most = Math.max(most, app.cacheBytes())
  }
  expect(most).toBeLessThanOrEqual(MIB)
  expect(most).toBeGreaterThan(MIB / 8)
  await get('/services')
  await get('/services?q=again')
  expect(handled).toMatchObject({ '/services': 1, '/services?q=again': 2 })
  expect(Object.keys(handled)).toHaveLength(5_002)
  await close()
})
