import { service } from '@energy/contracts/content'
import { ready } from '@energy/contracts/site'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { user } from '@energy/contracts/people/users'
import type { Route } from '@energy/contracts/route'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { aServer, type World } from '../fixtures/world.ts'

// The clock stands still, so that the minute is not over before a busy machine has made all calls.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
})

async function aLimitedServer(settings: Record<string, string> = {}) {
  const server = await aServer({ RATE_LIMIT_LOOKUP: '3', RATE_LIMIT_FORMS: '2', ...settings })
  onTestFinished(server.close)
  return server
}

const send = ({ url }: World, route: Route, from?: string) =>
  fetch(url + route.url, {
    method: route.method,
    headers: { 'content-type': 'application/json', ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify({ email: anEmail(), ...(route === specialist.create && { username: 'Ada' }) }),
  })

/** The statuses of consecutive calls, each from one of these addresses. */
async function statuses(server: World, route: Route, from: readonly (string | undefined)[]) {
  const got: number[] = []
  for (const address of from) got.push((await send(server, route, address)).status)
  return got
}
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value)

test.each([
  { name: 'look-ups', route: user.lookup, accepted: [200, 200, 200] },
  { name: 'forms', route: specialist.create, accepted: [201, 201] },
])('$name are accepted up to a limit a minute, and then rejected with Retry-After', async ({ route, accepted }) => {
  const server = await aLimitedServer()
  expect(await statuses(server, route, times(accepted.length, undefined))).toEqual(accepted)
  const rejected = await send(server, route)
  expect(rejected.status).toBe(429)
  expect(rejected.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(50)
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await rejected.json()).toMatchObject({ status: 429, title: 'Too Many Requests' })
})

test('the limits are independent, and reads have none', async () => {
  const server = await aLimitedServer()
  expect(await statuses(server, specialist.create, times(3, undefined))).toEqual([201, 201, 429])
  expect(await statuses(server, user.lookup, [undefined])).toEqual([200])
  await Promise.all(times(30, undefined).map(() => server.call(service.list)))
  const { headers } = await fetch(server.url + ready.url)
  expect([...headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([])
})

test('a client that sends X-Forwarded-For itself is counted by its own address', async () => {
  const server = await aLimitedServer()
  expect(await statuses(server, specialist.create, ['203.0.113.1', '203.0.113.2', '203.0.113.3'])).toEqual([
    201, 201, 429,
  ])
})

test('behind a trusted proxy every client is counted separately, IPv6 by /64', async () => {
  const server = await aLimitedServer({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' })
  const at = (from: string[]) => statuses(server, specialist.create, from)
  expect(await at(['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])).toEqual([201, 201, 429, 201])
  expect(await at(['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:2::3', '2001:db8:1:3::1'])).toEqual([
    201, 201, 429, 201,
  ])
  // The same client, as an IPv4 address and as the mapped IPv6 one.
  expect(await at(['::ffff:203.0.113.9', '203.0.113.9', '203.0.113.9'])).toEqual([201, 201, 429])
  // All texts that are no address are one client.
  expect(await at(['a', 'b', 'c'.repeat(5_000)])).toEqual([201, 201, 429])
})

test('look-ups are accepted 600 times a minute in all; rejected calls of one client do not count', async () => {
  const server = await aLimitedServer({ TRUST_PROXY: '127.0.0.1' })
  // As many simultaneous calls as the database's pool has connections.
  const AT_ONCE = 10
  const many = async (count: number, address: (index: number) => string) => {
    const got: number[] = []
    const next = async (index: number): Promise<void> => {
      if (index >= count) return
      got.push((await send(server, user.lookup, address(index))).status)
      await next(index + AT_ONCE)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => next(index)))
    return got
  }
  const sameClient = await many(200, () => '203.0.113.1')
  expect(sameClient.filter((status) => status === 200)).toHaveLength(3)
  const otherClients = await many(600, (index) => `198.51.${Math.floor(index / 250)}.${index % 250}`)
  expect(otherClients.filter((status) => status === 200)).toHaveLength(597)
  expect(otherClients.filter((status) => status === 429)).toHaveLength(3)
})
