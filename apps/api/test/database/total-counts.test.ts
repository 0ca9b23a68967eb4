import { overview } from '@energy/contracts/site'
import { expect, test } from 'vitest'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { world } from '../fixtures/world.ts'

// Without the cache of responses. The counts of content follow the database's notifications, the overview's a clock, too.
const here = world({ RESPONSE_CACHE_MIB: '0' })

const RANGE = 'FROM generate_series($1::int, $2::int) AS n'
const requests = `INSERT INTO inquiries (username, email) SELECT 'Counted', 'counted' || n || '@example.com' ${RANGE}`

test.each([
  [
    'services',
    `INSERT INTO items (kind, "headerTitle", details) SELECT 'services', 'Counted ' || n, '' ${RANGE}`,
    ['/services', '/services/cards', '/services?q=counted'],
  ],
  [
    'users',
    `INSERT INTO users (username, email) SELECT 'Counted', 'counted' || n || '@example.com' ${RANGE}`,
    ['/users?role=user', '/users?q=counted', '/users?q=counted&role=user'],
  ],
  [
    'requests',
    requests,
    ['/specialists', '/specialists?state=new', '/specialists?q=counted', '/specialists?q=counted&state=new'],
  ],
  [
    'the requests of one person',
    `INSERT INTO inquiries (username, email) SELECT 'Counted', 'counted@example.com' ${RANGE}`,
    ['/specialists?email=counted@example.com', '/specialists?email=counted@example.com&state=new'],
  ],
  [
    'the inbox',
    requests,
    ['/inquiries?view=all', '/inquiries', '/inquiries?view=all&q=counted', '/inquiries?q=counted'],
  ],
  [
    'messages',
    `INSERT INTO inquiries (form, "firstName", email) SELECT 'contacts', 'Counted', 'counted' || n || '@example.com' ${RANGE}`,
    ['/contacts', '/contacts?state=new', '/contacts?q=counted', '/contacts?q=counted&state=new'],
  ],
  [
    'subscribers',
    `INSERT INTO subscribers (email) SELECT 'counted' || n || '@example.com' ${RANGE}`,
    ['/subscribers', '/subscribers?q=counted'],
  ],
])('the total count of %s is exact up to 10,000, then 10000+, with every filter', async (_, insert, paths) => {
  const { token } = await here().anAdmin()
  const { run, end } = await aDatabaseClient(here().databaseUrl)
  await run(`TRUNCATE items, inquiries, subscribers CASCADE`)
  await run(`DELETE FROM users WHERE role = 'user'`)
  const totals = () =>
    Promise.all(
      paths.map(async (path) => {
        const query = new URLSearchParams(path.split('?')[1])
        query.set('limit', '1')
        const address = `${here().url}${path.split('?')[0]}?${query}`
        const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
        return answer.headers.get('x-total-count')
      }),
    )
  const all = (total: string) => paths.map(() => total)
  await run(insert, [1, 9_999])
  await expect.poll(totals).toEqual(all('9999'))
  await run(insert, [10_000, 10_000])
  await expect.poll(totals).toEqual(all('10000'))
  await run(insert, [10_001, 10_002])
  await expect.poll(totals).toEqual(all('10000+'))
  await end()
})

test('the overview counts exactly up to 10,000, and people by their e-mails', async () => {
  const { call } = await here().anAdmin()
  const { run, end } = await aDatabaseClient(here().databaseUrl)
  await run(`TRUNCATE items, inquiries CASCADE`)
  await run(requests, [1, 10_000])
  await run(`INSERT INTO inquiries (username, email) VALUES ('Counted', 'counted1@example.com'), ('Deleted', '')`)
  await expect.poll(() => call(overview)).toMatchObject({ services: 0, requests: 10_001, people: 10_000 })
  await run(requests, [10_001, 10_003])
  await expect.poll(() => call(overview)).toMatchObject({ requests: 10_001, people: 10_001 })
  await end()
})
