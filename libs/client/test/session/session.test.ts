// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aSignedInPage as pageOf, aPerson, openPage } from '../fixtures/page.ts'
import { anEmail, aProvider, asOwner, mailsTo } from '../fixtures/provider.ts'

const provider = aProvider()
const open = () => openPage(provider)
const aSignedInPage = (person = aPerson()) => pageOf(provider, person)
beforeEach(() => localStorage.clear())
afterEach(() => {
  provider.isUnavailable = () => false
})

test('a page without a stored session is signed out at once, without a request', async () => {
  provider.isUnavailable = () => true
  const { session, states } = await open()
  expect(session.state()).toEqual({ status: 'signed-out' })
  expect(await session.idToken()).toBeUndefined()
  expect(states).toEqual([])
})

test('a sign-up signs in with the given name, and mails a verification link', async () => {
  const { session, person, states } = await aSignedInPage()
  expect(session.state()).toEqual({
    status: 'signed-in',
    identity: {
      uid: expect.stringMatching(/.{20}/),
      email: person.email,
      displayName: 'Ada Byron',
      emailVerified: false,
      providers: ['password'],
    },
  })
  expect(states[0]).toEqual({ status: 'loading' })
  await expect
    .poll(async () => (await mailsTo(person.email)).map(({ requestType }) => requestType))
    .toEqual(['VERIFY_EMAIL'])
})

test('the e-mail address of an identity is in lower case', async () => {
  const { identity } = await aSignedInPage({ ...aPerson(), email: anEmail().toUpperCase() })
  expect(identity.email).toBe(identity.email.toLowerCase())
})

test('a page that is opened again restores the session', async () => {
  const { identity } = await aSignedInPage()
  const { session, states } = await open()
  expect(session.state()).toEqual({ status: 'loading' })
  await expect.poll(session.state).toEqual({ status: 'signed-in', identity })
  expect(states).toHaveLength(1)
})

test('signing out ends the session in this page and in storage, and removes personal data', async () => {
  const { session, states } = await aSignedInPage()
  localStorage.setItem('energy-keepsake note', 'theirs')
  localStorage.setItem('theme', 'dark')
  const before = states.length
  await session.signOut()
  expect(session.state()).toEqual({ status: 'signed-out' })
  expect(states[before]).toEqual({ status: 'loading' })
  expect(localStorage.getItem('energy-keepsake note')).toBeNull()
  expect(localStorage.getItem('theme')).toBe('dark')
  expect((await open()).session.state()).toEqual({ status: 'signed-out' })
})

test('what a visitor typed stays while the sign-in page loads the provider, and when they sign up', async () => {
  localStorage.setItem('energy-keepsake note', 'theirs')
  const { session } = await open()
  await session.provider()
  expect(session.state()).toEqual({ status: 'signed-out' })
  expect(localStorage.getItem('energy-keepsake note')).toBe('theirs')
  await session.signUp(aPerson())
  expect(localStorage.getItem('energy-keepsake note')).toBe('theirs')
})

test('a wrong password leaves the state as it was', async () => {
  const { session, person, identity } = await aSignedInPage()
  const wrong = () => session.signIn(person.email, 'a-wrong-one')
  await expect(wrong()).rejects.toMatchObject({ code: 'auth/wrong-password' })
  expect(session.state()).toEqual({ status: 'signed-in', identity })
  await session.signOut()
  await expect(wrong()).rejects.toMatchObject({ code: 'auth/wrong-password' })
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('a signed-in user can sign in again and keeps personal data', async () => {
  const { session, person, identity } = await aSignedInPage()
  localStorage.setItem('energy-keepsake note', 'theirs')
  await session.signIn(person.email, person.password)
  expect(session.state()).toEqual({ status: 'signed-in', identity })
  expect(localStorage.getItem('energy-keepsake note')).toBe('theirs')
})

test('signing up again with the same password completes an interrupted sign-up', async () => {
  const { person, identity } = await aSignedInPage()
  localStorage.clear()
  const { session } = await open()
  await session.signUp({ ...person, displayName: 'Ada Lovelace' })
  expect(session.state()).toEqual({ status: 'signed-in', identity: { ...identity, displayName: 'Ada Lovelace' } })
})

test('signing up with the address of another user is rejected with a code of its own', async () => {
  const { person } = await aSignedInPage()
  localStorage.clear()
  const { session } = await open()
  const again = () => session.signUp({ ...person, password: 'another-one-1' })
  await expect(again()).rejects.toMatchObject({ code: 'auth/sign-up-begun' })
  provider.isUnavailable = (call) => call.includes('signInWithPassword')
  await expect(again()).rejects.toMatchObject({ code: 'auth/network-request-failed' })
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('a sign-up that the provider rejects fails with the code of the provider', async () => {
  const { session } = await open()
  await expect(session.signUp({ ...aPerson(), password: 'short' })).rejects.toMatchObject({
    code: 'auth/weak-password',
  })
})

test('a token is renewed only when a fresh one is requested', async () => {
  const { session } = await aSignedInPage()
  const token = await session.idToken()
  expect(await session.idToken()).toBe(token)
  let renewals = 0
  provider.isUnavailable = (call) => {
    renewals += Number(call.includes('securetoken'))
    return false
  }
  expect(await session.idToken(true)).toMatch(/^[\w-]+\.[\w-]+\./)
  expect(renewals).toBe(1)
})

test('the state after a sign-out is not marked as ended', async () => {
  const { session } = await aSignedInPage()
  await session.idToken(true)
  await session.signOut()
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('an unreachable provider does not end the session', async () => {
  const { session, identity } = await aSignedInPage()
  provider.isUnavailable = () => true
  await expect(session.idToken(true)).rejects.toMatchObject({ name: 'CallError', status: 0 })
  expect(session.state()).toEqual({ status: 'signed-in', identity })
})

test('a session that the provider no longer renews is signed out and marked as ended', async () => {
  const { session, identity } = await aSignedInPage()
  await asOwner('delete', { localId: identity.uid })
  const problem = {
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    detail: 'Your session has ended. Sign in again.',
  }
  await expect(session.idToken(true)).rejects.toMatchObject({ name: 'CallError', problem })
  expect(session.state()).toEqual({ status: 'signed-out', ended: true, email: identity.email })
  expect(await session.idToken()).toBeUndefined()
})

test('what a user typed stays when their session ends by itself, until another one signs in', async () => {
  const { session, identity } = await aSignedInPage()
  localStorage.setItem('energy-keepsake note', 'theirs')
  await asOwner('delete', { localId: identity.uid })
  await expect(session.idToken(true)).rejects.toThrow('Your session has ended')
  expect(localStorage.getItem('energy-keepsake note')).toBe('theirs')
  await session.signUp(aPerson())
  expect(localStorage.getItem('energy-keepsake note')).toBeNull()
})

test('a page that is opened again has the e-mail of a session that ended meanwhile', async () => {
  const { identity } = await aSignedInPage()
  await asOwner('delete', { localId: identity.uid })
  const { session } = await open()
  expect(session.state()).toEqual({ status: 'loading' })
  await expect.poll(session.state).toEqual({ status: 'signed-out', email: identity.email })
  await (await session.provider()).signOut()
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('a listener is not called after it has unsubscribed', async () => {
  const { session, states, unsubscribe } = await aSignedInPage()
  const count = states.length
  unsubscribe()
  await session.signOut()
  expect(states).toHaveLength(count)
})
