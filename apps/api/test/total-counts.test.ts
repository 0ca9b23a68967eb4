import { overview } from '@energy/contracts/site'
import { expect, test } from 'vitest'
import { aDatabaseClient } from './fixtures/replica.ts'
import { world } from './fixtures/world.ts'

// Without the cache of responses. The counts of content follow the database's notifications, the overview's a clock, too.
const here = world({ RESPONSE_CACHE_MIB: '0' })

const RANGE = 'FROM generate_series($1::int, $2::int) AS n'
const requests = `INSERT INTO specialists (username, email) SELECT 'Counted', 'counted' || n || '@example.com' ${RANGE}`

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
    `INSERT INTO specialists (username, email) SELECT 'Counted', 'counted@example.com' ${RANGE}`,
    ['/specialists?email=counted@example.com', '/specialists?email=counted@example.com&state=new'],
  ],
  [
    'correspondents',
    requests,
    ['', '?state=new', '?q=counted', '?q=counted&state=new'].map((query) => `/specialists/correspondents${query}`),
  ],
  [
    'messages',
    `INSERT INTO contacts ("firstName", email) SELECT 'Counted', 'counted' || n || '@example.com' ${RANGE}`,
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
  await run(`TRUNCATE items, specialists, contacts, subscribers CASCADE`)
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
  await run(`TRUNCATE items, specialists CASCADE`)
  await run(requests, [1, 10_000])
  await run(`INSERT INTO specialists (username, email) VALUES ('Counted', 'counted1@example.com'), ('Deleted', '')`)
  await expect
    .poll(() => call(overview), { timeout: 5_000 })
    .toMatchObject({ services: 0, requests: 10_001, people: 10_000 })
  await run(requests, [10_001, 10_003])
  await expect.poll(() => call(overview), { timeout: 5_000 }).toMatchObject({ requests: 10_001, people: 10_001 })
  await end()
})

// The views serve the previous version of the API; the next migration drops them, and this test.
test('the previous version of the API counts in views that have the names of its tables', async () => {
  const { databaseUrl, anAdmin } = here()
  await anAdmin()
  const { run, end } = await aDatabaseClient(databaseUrl)
  await run(`TRUNCATE items, specialists, contacts, subscribers CASCADE`)
  await run(requests, [1, 3])
  await run(`UPDATE specialists SET state = 'closed' WHERE email = 'counted1@example.com'`)
  await run(`INSERT INTO specialists (username, email) VALUES ('Counted', 'counted2@example.com'), ('Deleted', '')`)
  await run(`INSERT INTO items (kind, "headerTitle", details) VALUES ('products', 'Counted', '')`)
  await run(`INSERT INTO subscribers (email) VALUES ('counted@example.com')`)
  const sum = async (list: string, part?: string) => {
    const sql = `SELECT sum(rows)::int AS rows FROM list_counts WHERE list = $1 AND part = coalesce($2, part)`
    return (await run(sql, [list, part ?? null])).rows[0].rows
  }
  expect(await sum('specialists')).toBe(5)
  expect(await sum('specialists', 'new')).toBe(4)
  expect(await sum('senders')).toBe(3)
  expect(await sum('products')).toBe(1)
  expect(await sum('services')).toBeNull()
  expect(await sum('contacts')).toBeNull()
  expect(await sum('subscribers')).toBe(1)
  expect(await sum('users', 'admin')).toBeGreaterThan(0)
  const senders = await run('SELECT email, requests FROM senders ORDER BY email')
  expect(senders.rows.map(({ requests: count }) => count)).toEqual([1, 2, 1])
  await end()
})
