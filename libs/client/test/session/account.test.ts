// @vitest-environment jsdom
import { createServer } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { isUsedLink } from '../../src/session/identity-error.ts'
import { listening } from '../fixtures/listening.ts'
import { aSignedInPage, openPage } from '../fixtures/page.ts'
import { aProvider, asAnyone, asOwner, mailsTo } from '../fixtures/provider.ts'

const provider = aProvider()
const aPage = () => aSignedInPage(provider)
beforeEach(() => localStorage.clear())

const codeFor = async (email: string, kind: string) => (await mailsTo(email, kind)).at(-1)?.oobCode ?? ''
const second = () => Math.floor(Date.now() / 1_000)
const WRONG = { code: 'auth/wrong-password' }
const SIGNED_OUT = { code: 'auth/user-signed-out' }

test('a reauthentication succeeds only with the right password', async () => {
  const { account, person } = await aPage()
  await account.confirm({ password: person.password })
  await expect(account.confirm({ password: 'a-wrong-one' })).rejects.toMatchObject(WRONG)
})

test('after a password change only the new password signs in', async () => {
  const { session, account, person } = await aPage()
  await account.changePassword('another-one-1')
  await expect(session.signIn(person.email, person.password)).rejects.toMatchObject(WRONG)
  await session.signIn(person.email, 'another-one-1')
})

test('who changes the password stays signed in, also where the provider revokes what is older than the change', async () => {
  const { session, account, identity } = await aPage()
  const signedIn = second()
  await expect.poll(second).toBeGreaterThan(signedIn)
  await account.changePassword('another-one-1')
  const { users } = await (await asOwner('lookup', { localId: [identity.uid] })).json()
  const claims = JSON.parse(Buffer.from((await session.idToken())?.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.auth_time).toBeGreaterThanOrEqual(Number(users[0].validSince))
})

test('the code of a verification mail can be read first, and then verifies the address once', async () => {
  const { session, account, person, states } = await aPage()
  const mails = () => mailsTo(person.email)
  await expect.poll(mails).toHaveLength(1)
  await account.sendVerification()
  expect(await mails()).toHaveLength(2)
  const code = await codeFor(person.email, 'VERIFY_EMAIL')
  expect(await account.readCode(code)).toEqual({ mode: 'verifyEmail', email: person.email })
  await account.applyCode(code)
  const before = states.length
  const token = await session.idToken()
  await account.refresh()
  expect(states.slice(before)).toMatchObject([{ identity: { emailVerified: true } }])
  expect(await session.idToken()).not.toBe(token)
  await expect(account.applyCode(code)).rejects.toSatisfy(isUsedLink)
})

test('a refresh without a changed verification keeps the token', async () => {
  const { session, account, identity } = await aPage()
  const token = await session.idToken()
  const renamed = { localId: identity.uid, displayName: 'Ada Lovelace' }
  await asOwner('update', renamed)
  await account.refresh()
  expect(session.state()).toMatchObject({ identity: { displayName: 'Ada Lovelace' } })
  expect(await session.idToken()).toBe(token)
})

test('the code of a reset mail sets a new password once', async () => {
  const { session, person } = await aPage()
  await session.signOut()
  const account = await session.provider()
  await account.sendReset(person.email)
  const code = await codeFor(person.email, 'PASSWORD_RESET')
  expect(await account.readCode(code)).toEqual({ mode: 'resetPassword', email: person.email })
  await account.setPassword(code, 'another-one-1')
  await session.signIn(person.email, 'another-one-1')
  await expect(account.readCode(code)).rejects.toSatisfy(isUsedLink)
})

test('the code of a recovery mail names the address that it restores', async () => {
  const { session, account, person } = await aPage()
  const idToken = (await session.idToken()) ?? ''
  await asAnyone('update', { idToken, email: `new-${person.email}` })
  const code = await codeFor(person.email, 'RECOVER_EMAIL')
  expect(await account.readCode(code)).toEqual({ mode: 'recoverEmail', email: person.email })
})

test('a code of another kind is read as undefined', async () => {
  const { account, person } = await aPage()
  await asAnyone('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: person.email })
  expect(await account.readCode(await codeFor(person.email, 'EMAIL_SIGNIN'))).toBeUndefined()
})

const ofNewFactor = {
  requestType: 'REVERT_SECOND_FACTOR_ADDITION',
  email: 'ada@example.com',
  mfaInfo: { mfaEnrollmentId: '1', enrolledAt: '2026-11-30T09:00:00Z', totpInfo: {} },
}
/** The emulator sends no mail about a new second factor. */
const google = listening(createServer((_, response) => void response.end(JSON.stringify(ofNewFactor))))

test('the code of the mail about a new second factor can be read and applied', async () => {
  const { session } = await openPage(google)
  const account = await session.provider()
  expect(await account.readCode('code')).toEqual({ mode: 'revertSecondFactorAddition', email: ofNewFactor.email })
  await account.applyCode('code')
})

test('account operations fail while signed out', async () => {
  const { session } = await openPage(provider)
  const account = await session.provider()
  await expect(account.confirm({ password: 'a-password-1' })).rejects.toMatchObject(SIGNED_OUT)
  await expect(account.changePassword('a-password-1')).rejects.toMatchObject(SIGNED_OUT)
  await expect(account.sendVerification()).rejects.toMatchObject(SIGNED_OUT)
  await expect(account.refresh()).rejects.toMatchObject(SIGNED_OUT)
})
