import type { Call } from '@energy/client/call'
import { overview } from '@energy/contracts/site'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { anEmail, anIdentity, changeIdentity, signIn } from '../fixtures/identity.ts'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { waitForLock } from '../fixtures/wait-for-lock.ts'
import { problemOf, world } from '../fixtures/world.ts'

const firstAdmin = anEmail()
const laterVerified = anEmail()
const changedEmail = anEmail()
const simultaneous = anEmail()
const here = world({
  ADMIN_SIGNUP: 'approval',
  ADMIN_EMAILS: `${firstAdmin}, ${laterVerified}, ${changedEmail}, ${simultaneous}`,
})
const named = { firstName: 'Ada', lastName: 'Byron' }

test('a record without an identity is bound at the first verified sign-in, and stays bound', async () => {
  const { db, as } = here()
  const { email, uid, token } = await anIdentity()
  await db.user.create({ data: { email } })
  const calls = Array.from({ length: 5 }, () => as(token)(user.read, { params: { email } }))
  for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ email })
  expect(await db.user.findUnique({ where: { email } })).toMatchObject({ uid })

  await db.user.update({ where: { email }, data: { uid: 'of-somebody-else' } })
  expect(await problemOf(as(token)(user.read, { params: { email } }))).toMatchObject({ status: 403 })
})

test('an identity with an unverified e-mail cannot read, change, delete or bind the record of that e-mail', async () => {
  const { db, as } = here()
  const { email, token } = await anIdentity({ verified: false })
  const { id } = await db.user.create({ data: { email, firstName: 'Grace' } })
  const [call, params] = [as(token), { email }]
  expect(await problemOf(call(user.read, { params }))).toMatchObject({ status: 403 })
  expect(await problemOf(call(user.update, { params, body: named }))).toMatchObject({ status: 403 })
  expect(await problemOf(call(user.remove, { params }))).toMatchObject({ status: 403 })
  expect(await problemOf(call(user.create, { body: { ...named, email } }))).toMatchObject({ status: 409 })
  expect(await db.user.findUnique({ where: { email } })).toMatchObject({ id, uid: null, firstName: 'Grace' })
})

test('one identity has one record, also after its e-mail changes', async () => {
  const { as, aPerson } = here()
  const { uid, email: before } = await aPerson()
  const email = anEmail()
  await changeIdentity(uid, { email })
  const call = as(await signIn(email))
  expect(await problemOf(call(user.create, { body: { ...named, email } }))).toMatchObject({ status: 409 })
  expect(await call(user.read, { params: { email: before } })).toMatchObject({ email: before })
  expect(await problemOf(call(user.read, { params: { email } }))).toMatchObject({ status: 403 })
})

test.each(['before', 'after'])(
  'a record with an identity’s later e-mail, created %s the identity’s own record, is not bound to it',
  async (when) => {
    const { db, as } = here()
    const { uid, email: first } = await anIdentity()
    const later = anEmail()
    const own = { email: first, uid }
    for (const data of when === 'before' ? [{ email: later }, own] : [own, { email: later }])
      await db.user.create({ data })
    await changeIdentity(uid, { email: later, emailVerified: true })
    const call = as(await signIn(later))
    expect(await call(user.read, { params: { email: first } })).toMatchObject({ email: first })
    expect(await db.user.findUnique({ where: { email: later } })).toMatchObject({ uid: null })
  },
)

test('a person in ADMIN_EMAILS becomes an admin at the first verified call, and only once', async () => {
  const { db, as, anAdmin } = here()
  const { uid, email, token } = await anIdentity({ email: laterVerified, verified: false })
  await as(token)(user.create, { body: { ...named, email } })
  const params = { email }
  expect(await as(token)(user.read, { params })).toMatchObject({ role: 'user', requestedRole: 'admin' })
  await changeIdentity(uid, { emailVerified: true })
  const verified = as(await signIn(email))
  await expect(verified(overview)).resolves.toBeTruthy()

  const admin = await anAdmin()
  await admin.call(user.setRole, { params, body: { role: 'user' } })
  expect(await problemOf(verified(overview))).toMatchObject({ status: 403 })
  expect(await db.user.findUnique({ where: params })).toMatchObject({ role: 'user', requestedRole: null })
})

test('a person in ADMIN_EMAILS becomes an admin also where the record is older than the identity', async () => {
  const { db, as } = here()
  await db.user.create({ data: { email: firstAdmin } })
  const { token } = await anIdentity({ email: firstAdmin })
  await expect(as(token)(overview)).resolves.toBeTruthy()
})

test('an identity with an e-mail of ADMIN_EMAILS is no admin where its record has another e-mail', async () => {
  const { db, as } = here()
  const { uid, email } = await anIdentity()
  await db.user.create({ data: { uid, email, requestedRole: 'admin' } })
  await changeIdentity(uid, { email: changedEmail, emailVerified: true })
  expect(await problemOf(as(await signIn(changedEmail))(overview))).toMatchObject({ status: 403 })
})

const reader = anEmail()
const firstCalls = {
  'reads the record': {
    email: reader,
    ask: (call: Call) => call(user.read, { params: { email: reader } }),
    answer: { email: reader },
  },
  'is for admins': { email: simultaneous, ask: (call: Call) => call(overview), answer: {} },
}
for (const [what, { email, ask, answer: wanted }] of Object.entries(firstCalls))
  test(`two simultaneous first calls, where each ${what}, bind the record once, and both succeed`, async () => {
    const { db, as, databaseUrl } = here()
    const { uid, token } = await anIdentity({ email })
    await db.user.create({ data: { email } })
    const { run, end } = await aDatabaseClient(databaseUrl)
    await run('BEGIN')
    await run('SELECT 1 FROM users WHERE email = $1 FOR UPDATE', [email])
    const calls = Array.from({ length: 2 }, () => ask(as(token)))
    await waitForLock(databaseUrl, 2)
    await run('COMMIT')
    await end()
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject(wanted)
    expect(await db.user.findUnique({ where: { email } })).toMatchObject({ uid })
  })
