import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { anEmail, anIdentity } from '../fixtures/identity.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
const withApproval = world({ ADMIN_SIGNUP: 'approval', ADMIN_EMAILS: 'Chief@Example.com, second@example.com' })
const named = { firstName: 'Ada', lastName: 'Byron' }

test('a person with an account creates their own record, once', async () => {
  const { as } = here()
  const { email, token } = await anIdentity({ verified: false })
  const call = as(token)
  const body = { ...named, email: ` ${email.toUpperCase()} ` }
  const { data, headers } = await call.withHeaders(user.create, { body })
  expect(headers.get('location')).toBe(`users/${encodeURIComponent(email)}`)
  expect(await call(user.read, { params: { email } })).toMatchObject({
    ...named,
    _id: data.insertedId,
    username: 'Ada Byron',
    email,
    role: 'user',
    totalSpend: 0,
    lastVisit: expect.stringMatching(/Z$/),
    personalInfo: { phone: '', address: '' },
    businessInfo: { businessName: '', businessAddress: '', businessEmail: '', businessPhone: '' },
  })
  await expect(call(user.create, { body })).rejects.toMatchObject({ status: 409 })
})

test('the response has neither the uid nor other internal fields', async () => {
  const { aPerson } = here()
  const { email, call } = await aPerson()
  const answer = await call(user.read, { params: { email } })
  expect(Object.keys(answer)).not.toEqual(expect.arrayContaining(['uid']))
  expect(answer).not.toHaveProperty('uid')
  expect(answer).not.toHaveProperty('requestedRole')
})

test('a person who asks to be an admin is one at once where ADMIN_SIGNUP is open', async () => {
  const { as } = here()
  const { email, token } = await anIdentity()
  await as(token)(user.create, { body: { ...named, email, role: 'admin' } })
  expect(await as(token)(user.read, { params: { email } })).toMatchObject({ role: 'admin' })
})

test('a person who asks to be an admin stays a user until an admin approves, where ADMIN_SIGNUP is approval', async () => {
  const { as, anAdmin } = withApproval()
  const { email, token } = await anIdentity()
  const params = { email }
  await as(token)(user.create, { body: { ...named, email, role: 'admin' } })
  expect(await as(token)(user.read, { params })).toMatchObject({ role: 'user', requestedRole: 'admin' })
  const admin = await anAdmin()
  expect(await admin.call(user.setRole, { params, body: { role: 'admin' } })).toMatchObject({ modifiedCount: 1 })
  const approved = await as(token)(user.read, { params })
  expect(approved).toMatchObject({ role: 'admin' })
  expect(approved).not.toHaveProperty('requestedRole')
})

test('a person whose request to be an admin is declined stays a user, and asks no more', async () => {
  const { aPerson, anAdmin } = withApproval()
  const { email, call } = await aPerson({ requestedRole: 'admin' })
  const decline = { params: { email }, body: { role: 'user' as const } }
  const admin = await anAdmin()
  expect(await admin.call(user.setRole, decline)).toMatchObject({ modifiedCount: 1 })
  expect(await call(user.read, { params: { email } })).not.toHaveProperty('requestedRole')
  expect(await admin.call(user.setRole, decline)).toMatchObject({ modifiedCount: 0 })
})

test('a verified e-mail in ADMIN_EMAILS becomes an admin at sign-up', async () => {
  const { as } = withApproval()
  const roleOf = async (email: string, verified: boolean) => {
    const { token } = await anIdentity({ email, verified })
    await as(token)(user.create, { body: { ...named, email } })
    return (await as(token)(user.read, { params: { email } })).role
  }
  expect(await roleOf('chief@example.com', true)).toBe('admin')
  expect(await roleOf('second@example.com', false)).toBe('user')
})

test('a profile is saved: names, image and single fields of the infos; other fields are ignored', async () => {
  const { aPerson } = here()
  const { email, call } = await aPerson()
  const params = { email }
  const before = await call(user.read, { params })
  const body = { ...before, username: 'Ada King', image: '/ada.png', personalInfo: { phone: '1' }, totalSpend: 9 }
  expect(await call(user.update, { params, body })).toMatchObject({ matchedCount: 1, modifiedCount: 1 })
  expect(await call(user.update, { params, body })).toMatchObject({ modifiedCount: 0 })
  expect(await call(user.read, { params })).toEqual({
    ...before,
    username: 'Ada King',
    image: '/ada.png',
    personalInfo: { phone: '1', address: '' },
  })
})

test.each([
  { firstName: '' },
  { lastName: '' },
  { businessInfo: { businessName: 'Mill' } },
  { personalInfo: { phone: '2' } },
])('a profile in which only %o changes is saved, and keeps the rest', async (body) => {
  const personalInfo = { phone: '1', address: 'Lane 1' }
  const businessInfo = { businessName: 'Mine', businessAddress: 'Lane 2', businessEmail: '', businessPhone: '3' }
  const { aPerson } = here()
  const { email, call } = await aPerson({ ...named, personalInfo, businessInfo })
  const params = { email }
  expect(await call(user.update, { params, body })).toMatchObject({ modifiedCount: 1 })
  expect(await call(user.read, { params })).toMatchObject({
    ...named,
    ...body,
    personalInfo: { ...personalInfo, ...body.personalInfo },
    businessInfo: { ...businessInfo, ...body.businessInfo },
  })
})

test.each([{ role: 'admin' as const }, { email: 'other@example.com' }])(
  'a profile never changes %o',
  async (change) => {
    const { aPerson } = here()
    const { email, call } = await aPerson()
    const save = call(user.update, { params: { email }, body: { firstName: 'Eve', ...change } })
    expect(await problemOf(save)).toMatchObject({ status: 403 })
    expect(await call(user.read, { params: { email } })).toMatchObject({ firstName: '', role: 'user' })
  },
)

test('anyone can look up whether an e-mail has a record, and nothing else', async () => {
  const { call, aPerson } = here()
  const { email } = await aPerson()
  expect(await call(user.lookup, { body: { email: email.toUpperCase() } })).toEqual({ found: true })
  expect(await call(user.lookup, { body: { email: anEmail() } })).toEqual({ found: false })
  expect(await problemOf(call(user.lookup, { body: { email: 'nobody' } }))).toMatchObject({
    errors: [{ path: '/email', message: 'email must be an e-mail address.' }],
  })
})

test('a look-up says of a person whom staff have imported that nobody has signed in, until somebody does', async () => {
  const { as, call, db } = here()
  const { email, token } = await anIdentity()
  await db.user.create({ data: { email } })
  const lookUp = () => call(user.lookup, { body: { email } })
  expect(await lookUp()).toEqual({ found: true, bound: false })
  await as(token)(user.read, { params: { email } })
  expect(await lookUp()).toEqual({ found: true })
})

test('an admin can read everybody; an unknown person is 404', async () => {
  const { anAdmin, aPerson } = here()
  const [admin, { email }] = await Promise.all([anAdmin(), aPerson()])
  expect((await admin.call(user.list, { querystring: { q: email } })).map((each) => each.email)).toEqual([email])
  await expect(admin.call(user.read, { params: { email: anEmail() } })).rejects.toMatchObject({ status: 404 })
  await expect(admin.call(user.read, { params: { email: 'nobody' } })).rejects.toMatchObject({ status: 404 })
})

test('users are listed by role, page by page, with the total count', async () => {
  const { anAdmin, aPerson } = here()
  const [{ call }] = await Promise.all([anAdmin(), anAdmin(), aPerson()])
  const { data, headers } = await call.withHeaders(user.list, { querystring: { role: 'admin', limit: 1 } })
  expect(data).toMatchObject([{ role: 'admin' }])
  expect(headers.get('link')).toContain('role=admin')
  const all = await call(user.list, { querystring: { role: 'admin' } })
  expect(all).toHaveLength(Number(headers.get('x-total-count')))
  expect(new Set(all.map(({ role }) => role))).toEqual(new Set(['admin']))
})

test('the list has one user alone where it is asked for an id, until they are gone', async () => {
  const { anAdmin, aPerson } = here()
  const [{ call }, { email, ...person }] = await Promise.all([anAdmin(), aPerson()])
  const { _id: id } = await person.call(user.read, { params: { email } })
  const { data, headers } = await call.withHeaders(user.list, { querystring: { id } })
  expect(data.map((each) => each.email)).toEqual([email])
  expect(headers.get('x-total-count')).toBe('1')
  await call(user.remove, { params: { email } })
  expect(await call(user.list, { querystring: { id } })).toEqual([])
})

test('the first call of a day is stored as the last visit', async () => {
  const { aPerson, db } = here()
  const { email, call } = await aPerson({ lastVisit: new Date('2024-05-01T10:00:00Z') })
  const first = await call(user.read, { params: { email } })
  expect(new Date(first.lastVisit).getTime()).toBeGreaterThan(Date.now() - 60_000)
  expect(await call(user.read, { params: { email } })).toMatchObject({ lastVisit: first.lastVisit })
  expect(await db.user.count({ where: { email } })).toBe(1)
})
