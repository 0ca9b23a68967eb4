import { apiKey } from '@energy/contracts/people/api-keys'
import { overview } from '@energy/contracts/site'
import { user } from '@energy/contracts/people/users'
import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { accountsOf } from '../../src/shared/access/firebase-accounts.ts'
import { anIdentity, changeIdentity } from '../fixtures/identity.ts'
import { aKey, aKeyServer, aToken, claimsOf } from '../fixtures/servers/key-server.ts'
import { aServer, problemOf, statusOf, type World } from '../fixtures/world.ts'

const key = aKey()
let keys: Awaited<ReturnType<typeof aKeyServer>>
let server: World
beforeAll(async () => {
  keys = await aKeyServer({ first: key })
  server = await aServer({ FIREBASE_KEYS_URL: keys.url, STAFF_MFA: 'required' })
})
afterAll(() => Promise.all([server.close(), keys.close()]))

const WITH_APP: JWTPayload = { firebase: { sign_in_provider: 'password', sign_in_second_factor: 'totp' } }

/** A person who calls with a sign-in with a password, and with these claims. */
async function aPerson(role: 'user' | 'editor' | 'admin') {
  const { email, uid } = await anIdentity()
  await server.db.user.create({ data: { uid, email, role } })
  const as = async (claims: JWTPayload = {}) => server.as(await aToken({ ...claimsOf(uid, email), ...claims }, key))
  return { email, uid, as, params: { email } }
}

test('where it is required, staff reach nothing without a second factor', async () => {
  for (const role of ['editor', 'admin'] as const) {
    const { as } = await aPerson(role)
    expect(await problemOf((await as())(overview))).toMatchObject({
      status: 403,
      detail: 'Sign in with a second factor first.',
    })
    expect(await statusOf((await as(WITH_APP))(overview))).toBe(200)
  }
})

test('an admin without it cannot change the records of others, and reads their own', async () => {
  const [admin, other] = [await aPerson('admin'), await aPerson('user')]
  const call = await admin.as()
  expect(await statusOf(call(user.read, { params: other.params }))).toBe(403)
  expect(await statusOf(call(user.removeSecondFactor, { params: other.params }))).toBe(403)
  expect(await statusOf(call(user.read, { params: admin.params }))).toBe(200)
})

test('customers need none, and neither do the scripts of staff', async () => {
  const [customer, admin] = [await aPerson('user'), await aPerson('admin')]
  expect(await statusOf((await customer.as())(user.read, { params: customer.params }))).toBe(200)
  const made = await (await admin.as(WITH_APP))(apiKey.create, { body: { name: 'Import', role: 'editor' } })
  expect(await statusOf(server.as(made.key)(overview))).toBe(200)
})

test('an admin removes the second factor of somebody who lost it', async () => {
  const [admin, editor] = [await aPerson('admin'), await aPerson('editor')]
  const enrollments = [{ mfaEnrollmentId: 'lost', phoneInfo: '+15551234567' }]
  await changeIdentity(editor.uid, { mfa: { enrollments } })
  const accounts = accountsOf(inject('project'))
  const factors = async () => (await (await accounts.auth()).getUser(editor.uid)).multiFactor?.enrolledFactors ?? []
  expect(await factors()).toHaveLength(1)
  await (
    await admin.as(WITH_APP)
  )(user.removeSecondFactor, { params: editor.params })
  expect(await factors()).toEqual([])
  await accounts.close()
})
