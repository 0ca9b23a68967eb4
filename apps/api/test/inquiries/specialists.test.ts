import { overview } from '@energy/contracts/site'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
const aRequest = (fields: object = {}) => ({ username: 'Ada', email: anEmail(), ...fields })

test('anyone can request a call, and staff read the request', async () => {
  const { call, anAdmin } = here()
  const body = aRequest({ email: 'ADA@example.com', phone: '1', businessName: 'Mill', comment: 'Soon\n\nplease' })
  const { insertedId } = await call(specialist.create, { body })
  const [request] = await (await anAdmin()).call(specialist.list)
  expect(request).toEqual({
    ...body,
    _id: insertedId,
    email: 'ada@example.com',
    businessAddress: '',
    createdAt: expect.stringMatching(/Z$/),
    state: 'new',
    assignee: { _id: '', username: '' },
    dueAt: expect.stringMatching(/Z$/),
    origin: '',
    referrer: '',
    bound: false,
    account: false,
    image: '',
    personalInfo: { phone: '', address: '' },
    businessInfo: { businessName: '', businessAddress: '', businessEmail: '', businessPhone: '' },
  })
})

test('a request sent with a token is bound to that user, also with another e-mail', async () => {
  const { aPerson, anAdmin } = here()
  const person = await aPerson({ image: '/ada.png', personalInfo: { phone: '7', address: 'Mill Lane' } })
  await person.call(specialist.create, { body: aRequest() })
  const [request] = await (await anAdmin()).call(specialist.list)
  expect(request).toMatchObject({
    bound: true,
    account: true,
    image: '/ada.png',
    personalInfo: { phone: '7', address: 'Mill Lane' },
  })
})

test('a request with the e-mail of a user has the data of that user, and is marked as not bound', async () => {
  const { aPerson, anAdmin, call } = here()
  const { email } = await aPerson({ image: '/grace.png' })
  await call(specialist.create, { body: aRequest({ email }) })
  const [request] = await (await anAdmin()).call(specialist.list)
  expect(request).toMatchObject({ bound: false, account: true, email, image: '/grace.png' })
})

test('name and e-mail are required, and both errors are reported at once', async () => {
  const problem = await problemOf(here().call(specialist.create, { body: { username: '', email: 'ada' } }))
  expect(problem.errors?.map(({ path }) => path)).toEqual(['/username', '/email'])
})

test('requests come newest first, page by page', async () => {
  const { call, anAdmin, db } = here()
  await db.inquiry.deleteMany()
  for (const username of ['one', 'two', 'three']) await call(specialist.create, { body: aRequest({ username }) })
  const staff = (await anAdmin()).call
  const { data, headers } = await staff.withHeaders(specialist.list, { querystring: { limit: 2 } })
  expect(data.map(({ username }) => username)).toEqual(['three', 'two'])
  expect(headers.get('x-total-count')).toBe('3')
  const cursor = new URLSearchParams(/<\?(.+)>/.exec(headers.get('link') ?? '')?.[1]).get('cursor') ?? ''
  const rest = await staff(specialist.list, { querystring: { limit: 2, cursor } })
  expect(rest.map(({ username }) => username)).toEqual(['one'])
})

test('a request is deleted once; then it is 404', async () => {
  const { call, anAdmin } = here()
  const { insertedId: id } = await call(specialist.create, { body: aRequest() })
  const staff = (await anAdmin()).call
  expect(await staff(specialist.remove, { params: { id } })).toMatchObject({ deletedCount: 1 })
  for (const gone of [id, 'no-id'])
    expect(await problemOf(staff(specialist.remove, { params: { id: gone } }))).toMatchObject({ status: 404 })
})

test('the overview counts content, users, requests, and each correspondent once', async () => {
  const { call, anAdmin, db } = here()
  await Promise.all([db.user.deleteMany(), db.inquiry.deleteMany()])
  const { call: staff } = await anAdmin()
  await db.content.createMany({
    data: [
      { kind: 'services', headerTitle: 'a', details: '' },
      { kind: 'services', headerTitle: 'b', details: '', deletedAt: new Date() },
      { kind: 'blogs', headerTitle: 'c', author: '' },
    ],
  })
  const email = anEmail()
  for (const sender of [email, email, anEmail()]) await call(specialist.create, { body: aRequest({ email: sender }) })
  expect(await staff(overview)).toEqual({ services: 1, products: 0, blogs: 1, users: 1, requests: 3, people: 2 })
})

test('the count of correspondents is right after every kind of write', async () => {
  const { call, anAdmin, app } = here()
  const { call: staff } = await anAdmin()
  const people = async () => (await staff(overview)).people
  // A request through the API makes it count at once; one more person has sent it.
  const after = async (sql: string) => {
    await app.pool.query(sql)
    await call(specialist.create, { body: aRequest({ email: 'last@example.com' }) })
    return (await people()) - 1
  }
  const add = `INSERT INTO inquiries (username, email)
    SELECT 'Ada', unnest(ARRAY['ada@example.com', 'ben@example.com', 'ada@example.com', ''])`
  expect(await after('TRUNCATE inquiries CASCADE')).toBe(0)
  expect(await after(add)).toBe(2)
  expect(await after(add)).toBe(2)
  expect(await after(`UPDATE inquiries SET state = 'contacted'`)).toBe(2)
  expect(await after(`UPDATE inquiries SET email = 'cleo@example.com' WHERE email = 'ben@example.com'`)).toBe(2)
  expect(await after(`DELETE FROM inquiries WHERE id = (SELECT id FROM inquiries ORDER BY id LIMIT 1)`)).toBe(2)
  expect(await after(`UPDATE inquiries SET email = '' WHERE email = 'cleo@example.com'`)).toBe(1)
  expect(await after(`DELETE FROM inquiries WHERE email = 'ada@example.com'`)).toBe(0)
  const email = anEmail()
  await Promise.all(Array.from({ length: 20 }, () => call(specialist.create, { body: aRequest({ email }) })))
  expect(await people()).toBe(2)
  await app.pool.query('TRUNCATE inquiries CASCADE')
  await expect.poll(people).toBe(0)
})
