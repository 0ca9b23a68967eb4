import { MAX_COUNT } from '@energy/contracts/counts'
import { NOTIFICATION_LIMITS } from '@energy/contracts/notifications'
import { MAX_RESULTS } from '@energy/contracts/search'
import { Type, type Static } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { Client, type PoolClient } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { world } from '../fixtures/world.ts'

// Without the cache every page comes from the database, whose query plans are tested.
const here = world({ RESPONSE_CACHE_MIB: '0' })
// Enough that scanning a table costs more than reading an index; `npm run bench -- size` measures more.
const ROWS = 40_000
/** The total count of so many rows, and of a tenth of them. */
const [MANY, TENTH] = ['10000+', String(ROWS / 10)]
/** Frequent words, as in real texts: PostgreSQL estimates from them how rare another word is. */
const common = `substr(md5((n % 150)::text), 1, 8)`
/** A different phone number for each row. */
const phone = `'+44 7' || lpad((n * 7919 % 1000000)::text, 6, '0') || ' 142'`

const Plan = Type.Recursive((Self) =>
  Type.Object({
    'Node Type': Type.String(),
    'Relation Name': Type.Optional(Type.String()),
    'Index Name': Type.Optional(Type.String()),
    'Actual Rows': Type.Optional(Type.Number()),
    Filter: Type.Optional(Type.String()),
    Plans: Type.Optional(Type.Array(Self)),
  }),
)
type Plan = Static<typeof Plan>
const ExplainedQuery = Type.Object({ 'Query Text': Type.String(), Plan })

/** The plans of all queries since the last call of `readPlans`: auto_explain sends each plan as a notice. */
const plans: Static<typeof ExplainedQuery>[] = []
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
/**
 * What the plans read; the rows that a list counts apart from the others. A count without a filter may scan the table,
 * because it ends at the limit.
 */
function readPlans() {
  const all = plans.splice(0).flatMap((query) => {
    const isCount = query['Query Text'].includes(' AS counted')
    return nodes(query.Plan).map((node) => ({ ...node, isCount }))
  })
  const mostRows = (isCount: boolean) =>
    Math.max(...all.flatMap((node) => (node.isCount === isCount ? (node['Actual Rows'] ?? 0) : [])))
  const isScan = ({ isCount, Filter, ...node }: (typeof all)[number]) =>
    node['Node Type'] === 'Seq Scan' && !(isCount && Filter === undefined)
  return {
    indices: [...new Set(all.flatMap((node) => node['Index Name'] ?? []))].toSorted(),
    scanned: all.flatMap((node) => (isScan(node) ? (node['Relation Name'] ?? []) : [])),
    maxRows: mostRows(false),
    countedRows: mostRows(true),
  }
}

let token: string
beforeAll(async () => {
  const { databaseUrl, app, anAdmin } = here()
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const name = new URL(databaseUrl).pathname.slice(1)
  // The rows are inserted faster without the GIN indices, which are created again afterwards.
  const { rows: words } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexdef LIKE '%USING gin%'`,
  )
  for (const each of words) await client.query(`DROP INDEX "${each.name}"`)
  await client.query(`
    INSERT INTO items (kind, "headerTitle", author) SELECT 'blogs', 'Blog ' || n || ' ' || ${common}, '' FROM generate_series(1, ${ROWS}) AS n;
    INSERT INTO items (kind, "headerTitle", "titlePrefix", "titleDescription", details)
      SELECT 'services', 'Service ' || n || ' ' || ${common}, 'Prefix ' || md5(n::text), repeat('Warm. ', 20), repeat('Long. ', 50)
      FROM generate_series(1, ${ROWS}) AS n;
    INSERT INTO items (kind, "headerTitle", "deletedAt") SELECT 'blogs', 'Old blog ' || n, now() FROM generate_series(1, 100) AS n;
    INSERT INTO audit (who, what, record)
      SELECT uuidv7()::text, 'DELETE /blogs/:id', id::text FROM items WHERE "deletedAt" IS NOT NULL;
    INSERT INTO users (email, username, "personalInfo")
      SELECT 'person' || n || '@example.com', 'Person ' || md5(n::text) || ' ' || ${common}, jsonb_build_object('phone', ${phone})
      FROM generate_series(1, ${ROWS}) AS n;
    INSERT INTO inquiries (username, email, phone, state, comment)
      SELECT 'Asking ' || n, 'person' || n || '@example.com', ${phone}, (CASE WHEN n % 10 = 0 THEN 'closed' ELSE 'new' END)::"State", 'Please call about ' || md5(n::text) || ' ' || ${common}
      FROM generate_series(1, ${ROWS}) AS n;
    INSERT INTO inquiries (form, "firstName", email, comment)
      SELECT 'contacts', 'Writing ' || n, 'person' || n || '@example.com', 'Please write about ' || md5(n::text) || ' ' || ${common}
      FROM generate_series(1, ${ROWS / 10}) AS n;
    INSERT INTO timeline_entries ("inquiryId", what, text)
      SELECT id, 'message', 'Hello?' FROM (SELECT id FROM inquiries ORDER BY id LIMIT ${ROWS / 10}) AS inquiries;
    INSERT INTO attachments (id, "inquiryId", name, type, bytes, "boundAt")
      SELECT uuidv7(), id, 'bill.pdf', 'application/pdf', 1, now()
      FROM (SELECT id FROM inquiries ORDER BY id LIMIT ${ROWS / 10}) AS inquiries;
    INSERT INTO offers (number, state, currency, "userId")
      SELECT 'O-2020-' || row_number() OVER (), 'accepted', 'USD', id FROM (SELECT id FROM users ORDER BY id LIMIT ${ROWS / 10}) AS users;
    INSERT INTO orders (number, "offerId", "offerVersion", "userId", name, "businessName", address, email, title, currency, lines, total, "acceptedBy")
      SELECT 'S' || substr(number, 2), id, 1, "userId", '', '', '', '', 'Heat', 'USD', '[]', 100, 'Tom Okafor' FROM offers;
    INSERT INTO invoices (number, "orderId", "userId", name, "businessName", address, email, title, currency, lines, totals, total, seller, "dueOn")
      SELECT 'I' || substr(number, 2), id, "userId", '', '', '', '', 'Heat', 'USD', '[]', '{"net":100,"tax":0,"total":100,"byRate":[]}', 100, '{}', current_date FROM orders;
    INSERT INTO payments ("invoiceId", amount, "paidOn") SELECT id, 100, current_date FROM invoices`)
  for (const { definition } of words) await client.query(definition)
  await client.query('VACUUM ANALYZE')
  for (const setting of [
    `session_preload_libraries = 'auto_explain'`,
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_analyze = on',
    'auto_explain.log_timing = off',
    `auto_explain.log_format = 'json'`,
    `auto_explain.log_level = 'notice'`,
  ])
    await client.query(`ALTER DATABASE ${name} SET ${setting}`)
  app.pool.on('connect', (connection: PoolClient) => {
    connection.on('notice', ({ message = '' }) => {
      const json = /plan:\n(\{.*)/s.exec(message)?.[1]
      if (json) plans.push(Value.Parse(ExplainedQuery, JSON.parse(json)))
    })
  })
  // The pool has no connection yet, so every connection sends its plans.
  token = (await anAdmin()).token
  await client.end()
  plans.length = 0
}, 300_000)

const get = async (path: string) => {
  const answer = await fetch(here().url + path, { headers: { authorization: `Bearer ${token}` } })
  const list: unknown = await answer.json()
  return { total: answer.headers.get('x-total-count'), link: answer.headers.get('link') ?? '', list }
}
const length = (list: unknown) => (Array.isArray(list) ? list.length : -1)

test.each([
  ['/services', 'items_kind_place_idx', MANY],
  ['/users', 'users_pkey', MANY],
  ['/specialists', 'inquiries_pkey', MANY],
  ['/specialists?state=closed', 'inquiries_form_state_id_idx', TENTH],
  ['/contacts', 'inquiries_form_state_id_idx', TENTH],
])('every page of %s is read from its index, and its rows are counted up to a limit', async (path, index, total) => {
  const list = path + (path.includes('?') ? '&' : '?')
  const first = await get(`${list}limit=12`)
  expect(length(first.list)).toBe(12)
  expect(first.total).toBe(total)
  const plansOfFirst = readPlans()
  expect(plansOfFirst).toMatchObject({ indices: expect.arrayContaining([index]), scanned: [], maxRows: 13 })
  expect(plansOfFirst.countedRows).toBeLessThanOrEqual(MAX_COUNT + 1)
  const cursor = /cursor=([^&>]+)/.exec(first.link)?.[1]
  for (const query of [`limit=12&cursor=${cursor}`, 'limit=100&order=newest']) {
    await get(list + query)
    const { indices, scanned, maxRows } = readPlans()
    expect({ indices, scanned }).toEqual({ indices: expect.arrayContaining([index]), scanned: [] })
    expect(maxRows).toBeLessThanOrEqual(101)
  }
})

test.each([
  ['waiting', 'inquiries_state_waitingSince_id_idx', MANY],
  ['overdue', 'inquiries_dueAt_id_idx', '0'],
  ['contacted', 'inquiries_state_waitingSince_id_idx', '0'],
  ['closed', 'inquiries_state_waitingSince_id_idx', TENTH],
  ['mine', 'inquiries_assigneeId_idx', '0'],
  ['followUp', 'inquiries_followUpAt_idx', '0'],
  ['all', 'inquiries_pkey', MANY],
])('every page of the inbox’s view %s is read from its index', async (view, index, total) => {
  const first = await get(`/inquiries?view=${view}&limit=12`)
  expect(first.total).toBe(total)
  const { indices, scanned, maxRows } = readPlans()
  expect({ indices, scanned }).toEqual({ indices: expect.arrayContaining([index]), scanned: [] })
  expect(maxRows).toBeLessThanOrEqual(13)
  const cursor = /cursor=([^&>]+)/.exec(first.link)?.[1]
  if (cursor === undefined) return
  expect(length((await get(`/inquiries?view=${view}&limit=12&cursor=${cursor}`)).list)).toBe(12)
  expect(readPlans()).toMatchObject({ indices: expect.arrayContaining([index]), scanned: [], maxRows: 13 })
})

test('the views of the inbox are counted up to a limit, also where a count follows from others', async () => {
  expect((await get('/inquiries/counts')).list).toEqual({
    waiting: MAX_COUNT + 1,
    mine: 0,
    unassigned: MAX_COUNT + 1,
    overdue: 0,
    followUp: 0,
    contacted: 0,
    closed: ROWS / 10,
    all: MAX_COUNT + 1,
  })
  expect(readPlans().scanned).toEqual([])
})

test('the requests of one person are read from an index', async () => {
  expect(length((await get('/specialists?email=person17777@example.com')).list)).toBe(1)
  const { indices, scanned, maxRows } = readPlans()
  expect({ indices, scanned }).toEqual({
    indices: expect.arrayContaining(['inquiries_email_state_id_idx']),
    scanned: [],
  })
  expect(maxRows).toBeLessThanOrEqual(16)
})

test('the few users with a role are read from an index, among many with another', async () => {
  expect(await get('/users?role=admin&limit=12')).toMatchObject({ total: '1', list: [{ role: 'admin' }] })
  const { indices, scanned, maxRows } = readPlans()
  expect({ indices, scanned }).toEqual({ indices: expect.arrayContaining(['users_role_id_idx']), scanned: [] })
  expect(maxRows).toBeLessThanOrEqual(16)
})

test('the bell counts no more of those who wait than it shows', async () => {
  expect(await get('/notifications')).toMatchObject({ list: { waiting: NOTIFICATION_LIMITS.count } })
  expect(readPlans().countedRows).toBeLessThanOrEqual(NOTIFICATION_LIMITS.count)
})

test.each([
  ['the trash, with who deleted it', '/trash'],
  ['the first steps, with whether there are colleagues', '/overview/first-steps'],
])('for %s no users are scanned', async (_, path) => {
  await get(path)
  const { scanned, maxRows } = readPlans()
  expect(scanned).not.toContain('users')
  expect(maxRows).toBeLessThan(200)
})

test.each([
  ['/orders?state=accepted', 'orders_state_id_idx', TENTH],
  ['/invoices?state=paid', 'invoices_pkey', TENTH],
  ['/offers?sort=validUntil', 'offers_validUntil_id_idx', TENTH],
  ['/offers?sort=name', 'offers_shownName_id_idx', TENTH],
])('every page of %s is read in its order, no further than its end', async (path, index, total) => {
  const first = await get(`${path}&limit=12`)
  expect([length(first.list), first.total]).toEqual([12, total])
  const ofFirst = readPlans()
  expect(ofFirst.indices).toContain(index)
  expect(ofFirst.maxRows).toBeLessThanOrEqual(13)
  const cursor = /cursor=([^&>]+)/.exec(first.link)?.[1]
  expect(length((await get(`${path}&limit=12&cursor=${cursor}`)).list)).toBe(12)
  expect(readPlans().maxRows).toBeLessThanOrEqual(13)
})

test('without a limit the first thousand rows are answered, with a link to the next', async () => {
  const { total, link, list } = await get('/services')
  expect([length(list), total]).toEqual([1_000, MANY])
  expect(link).toMatch(/^<\?cursor=[0-9a-f-]{36}>; rel="next"$/)
  expect(readPlans().scanned).toEqual([])
  expect(length((await get(`/services${/<(.+)>/.exec(link)?.[1]}`)).list)).toBe(1_000)
  readPlans()
})

test.each([
  ['/services', 'Service 17777', 'content_services_titles_idx'],
  ['/services', '5f4dcc3b', 'content_services_titles_idx'],
  ['/users', 'person17777@', 'users_names_idx'],
  ['/specialists', 'asking 17777', 'inquiries_texts_idx'],
  ['/inquiries', 'asking 17777', 'inquiries_texts_idx'],
  ['/specialists', '07776063142', 'inquiries_phone_idx'],
  ['/inquiries', '07 776 063 142', 'inquiries_phone_idx'],
  ['/users', '+44 7776063142', 'users_phones_idx'],
])('a filter of %s by %s uses its index', async (path, q, index) => {
  const { total, list } = await get(`${path}?limit=12&q=${encodeURIComponent(q)}`)
  expect(total).toBe(String(length(list)))
  const { indices, scanned, maxRows } = readPlans()
  expect({ indices, scanned }).toEqual({ indices: expect.arrayContaining([index]), scanned: [] })
  expect(maxRows).toBeLessThan(200)
})

test.each([
  ['a word that one record has', '17777', 'inquiries_words_idx'],
  ['a word that all records of a kind have', 'warm', 'items_kind_place_idx'],
  ['the number of a request', '2026-17777', 'inquiries_number_idx'],
  ['a telephone number', '07776063142', 'inquiries_phone_idx'],
  ['a part of every telephone number', '142', 'inquiries_pkey'],
  ['a word that nothing has', 'Zzyzx', 'inquiries_texts_idx'],
])('the search for %s uses only indices', async (_, q, index) => {
  const search = async () => {
    const { list } = await get(`/search?q=${q}`)
    expect(length(list)).toBeLessThanOrEqual(6 * MAX_RESULTS)
    const { indices, scanned } = readPlans()
    return { indices, scanned }
  }
  // A query for similar names that takes too long is cancelled, and then has no plan.
  await expect.poll(search).toEqual({ indices: expect.arrayContaining([index]), scanned: [] })
})
