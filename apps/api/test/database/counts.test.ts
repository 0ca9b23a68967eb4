import { product } from '@energy/contracts/content'
import { expect, test } from 'vitest'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { untilAnswered, world } from '../fixtures/world.ts'

// Without the cache every page has the count of the database.
const here = world({ RESPONSE_CACHE_MIB: '0' })

/** The total count of a list. */
async function total(path: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const { status, headers: answered } = await fetch(here().url + path, { headers })
  expect(status).toBe(200)
  return Number(answered.get('x-total-count'))
}

test('the count is right after every kind of write', async () => {
  const { run, end } = await aDatabaseClient(here().databaseUrl)
  // The count of a kind follows the database's notifications.
  const expectAfter = async (sql: string, expected: number) => {
    await run(sql)
    await expect.poll(() => total('/products')).toBe(expected)
  }
  const twelve = `INSERT INTO items (kind, "headerTitle", details)
    SELECT 'products', 'Product ' || n, '' FROM generate_series(1, 12) AS n`
  await expectAfter(twelve, 12)
  const add = `INSERT INTO items (kind, "headerTitle", details) SELECT 'products', 'More', '' FROM generate_series(1, 5)`
  await expectAfter(add, 17)
  await expectAfter(`UPDATE items SET "deletedAt" = now() WHERE "headerTitle" = 'More'`, 12)
  await expectAfter(`UPDATE items SET cta = 'x' WHERE kind = 'products'`, 12)
  await expectAfter(`DELETE FROM items WHERE "headerTitle" = 'More'`, 12)
  await expectAfter(`BEGIN; ${add}; ROLLBACK`, 12)
  await expectAfter(`DELETE FROM items WHERE "headerTitle" = 'Product 7'`, 11)
  await expectAfter(`UPDATE items SET kind = 'services' WHERE "headerTitle" = 'Product 8'`, 10)
  await expectAfter('TRUNCATE items CASCADE', 0)
  await expectAfter(add, 5)
  await end()
})

test('the count is right after simultaneous writes', async () => {
  const { call, as, db, anAdmin } = here()
  const before = await total('/products')
  const staff = as((await anAdmin()).token)
  const made = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      untilAnswered(() => staff(product.create, { body: { headerTitle: `At once ${index}` } })),
    ),
  )
  await Promise.all(
    made.slice(0, 20).map(({ insertedId: id }) => untilAnswered(() => staff(product.remove, { params: { id } }))),
  )
  expect(await total('/products')).toBe(before + 30)
  expect(await db.content.count({ where: { kind: 'products', deletedAt: null } })).toBe(before + 30)
  await expect(call(product.list)).resolves.toHaveLength(before + 30)
})

test.each([
  ['specialists', 'username'],
  ['contacts', '"firstName"'],
])('the counts of %s by state are right after every kind of write', async (table, name) => {
  const { token } = await here().anAdmin()
  const { run, end } = await aDatabaseClient(here().databaseUrl)
  const after = async (sql: string) => {
    await run(sql)
    const states = ['?state=new', '?state=contacted', '?state=closed', '']
    return Promise.all(states.map((state) => total(`/${table}${state}`, token)))
  }
  const add = `INSERT INTO ${table} (${name}, email) SELECT 'Wren ' || n, 'wren@example.com' FROM generate_series(1, 6) AS n`
  expect(await after(add)).toEqual([6, 0, 0, 6])
  expect(await after(`UPDATE ${table} SET state = 'contacted' WHERE ${name} IN ('Wren 1', 'Wren 2')`)).toEqual([
    4, 2, 0, 6,
  ])
  expect(await after(`UPDATE ${table} SET state = 'closed' WHERE ${name} = 'Wren 1'`)).toEqual([4, 1, 1, 6])
  expect(await after(`UPDATE ${table} SET state = state, phone = '1'`)).toEqual([4, 1, 1, 6])
  expect(await after(`BEGIN; UPDATE ${table} SET state = 'closed'; ROLLBACK`)).toEqual([4, 1, 1, 6])
  expect(await after(`DELETE FROM ${table} WHERE ${name} IN ('Wren 1', 'Wren 3')`)).toEqual([3, 1, 0, 4])
  expect(await after(`TRUNCATE inquiries CASCADE`)).toEqual([0, 0, 0, 0])
  await end()
})

test('the counts of people by role are right after every kind of write', async () => {
  const { token } = await here().anAdmin()
  const { run, end } = await aDatabaseClient(here().databaseUrl)
  const after = async (sql: string) => {
    await run(sql)
    const roles = ['?role=admin', '?role=user', '']
    return Promise.all(roles.map((role) => total(`/users${role}`, token)))
  }
  const [admins = 0, people = 0] = await after('SELECT 1')
  expect(admins).toBeGreaterThan(0)
  const by = (more: number, others: number) => [admins + more, people + others, admins + people + more + others]
  const add = `INSERT INTO users (email) SELECT 'counted' || n || '@example.com' FROM generate_series(1, 5) AS n`
  expect(await after(add)).toEqual(by(0, 5))
  const [first, second] = [`email = 'counted1@example.com'`, `email = 'counted2@example.com'`]
  expect(await after(`UPDATE users SET role = 'admin' WHERE ${first} OR ${second}`)).toEqual(by(2, 3))
  expect(await after(`UPDATE users SET "deletingAt" = now() WHERE ${first}`)).toEqual(by(1, 3))
  expect(await after(`UPDATE users SET "lastVisit" = now()`)).toEqual(by(1, 3))
  expect(await after(`DELETE FROM users WHERE ${first} OR ${second}`)).toEqual(by(0, 3))
  await end()
})
