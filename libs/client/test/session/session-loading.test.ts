// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aSignedInPage, openPage, identityIn } from '../fixtures/page.ts'
import { aProvider, asOwner } from '../fixtures/provider.ts'

const provider = aProvider()
beforeEach(() => localStorage.clear())
/** The code of the provider fails to load, as in an offline browser. */
const offline = () =>
  vi.doMock('../../src/firebase/firebase.ts', () => {
    throw new Error('There is no network')
  })
const online = () => vi.doUnmock('../../src/firebase/firebase.ts')
afterEach(online)

const STORAGE_KEY = 'firebase:authUser:local:[DEFAULT]'
/** The event that a browser sends when another tab changes `localStorage`. */
const dispatchStorageEvent = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

test('a call while the session is loading has the token of the user', async () => {
  const { session: first } = await aSignedInPage(provider)
  const token = await first.idToken()
  const { session } = await openPage(provider)
  expect(session.state()).toEqual({ status: 'loading' })
  expect(await session.idToken()).toBe(token)
})

test('when the code of the provider does not load, the state is unchecked until a retry loads it', async () => {
  const { identity } = await aSignedInPage(provider)
  offline()
  const { session } = await openPage(provider)
  expect(session.state()).toEqual({ status: 'loading' })
  const early = session.idToken()
  await expect.poll(session.state).toEqual({ status: 'unchecked' })
  expect([await early, await session.idToken()]).toEqual([undefined, undefined])
  await expect(session.provider()).rejects.toMatchObject({ code: 'auth/network-request-failed' })
  expect(session.state()).toEqual({ status: 'unchecked' })
  online()
  await session.provider()
  expect(session.state()).toEqual({ status: 'signed-in', identity })
})

test('an action that cannot load the code of the provider leaves the state as it was, and can be retried', async () => {
  const { person } = await aSignedInPage(provider)
  offline()
  const { session } = await openPage(provider)
  await expect.poll(session.state).toEqual({ status: 'unchecked' })
  const signIn = () => session.signIn(person.email, person.password)
  await expect(signIn()).rejects.toMatchObject({ code: 'auth/network-request-failed' })
  expect(session.state()).toEqual({ status: 'unchecked' })
  online()
  await signIn()
  expect(identityIn({ session }).email).toBe(person.email)
})

test('without a stored session the state stays signed-out when the code of the provider does not load', async () => {
  offline()
  const { session } = await openPage(provider)
  await expect(session.provider()).rejects.toMatchObject({ code: 'auth/network-request-failed' })
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('concurrent and later calls share one provider', async () => {
  const { session } = await openPage(provider)
  const [one, other] = await Promise.all([session.provider(), session.provider()])
  expect(one).toBe(other)
  expect(await session.provider()).toBe(one)
  expect(await session.idToken()).toBeUndefined()
})

test('another sign-in of the same user reads changed data from the provider', async () => {
  const page = await aSignedInPage(provider)
  const { identity, person, session } = page
  const verified = { localId: identity.uid, emailVerified: true }
  await asOwner('update', verified)
  await session.signIn(person.email, person.password)
  expect(identityIn(page)).toEqual({ ...identity, emailVerified: true })
})

test('the state is loading during an action', async () => {
  const { session } = await aSignedInPage(provider)
  const signingOut = session.signOut()
  expect(session.state()).toEqual({ status: 'loading' })
  await signingOut
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('a page that Back brings out of the cache of the browser has the session of the page before', async () => {
  const { session } = await openPage(provider)
  const { identity } = await aSignedInPage(provider)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(session.state).toEqual({ status: 'signed-in', identity })
  // A sign-out there.
  localStorage.removeItem(STORAGE_KEY)
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(session.state).toEqual({ status: 'signed-out', email: identity.email })
})

test('a page detects a sign-in in another tab, and loads nothing for other storage events', async () => {
  let loads = 0
  vi.doMock('../../src/firebase/firebase.ts', (original) => {
    loads += 1
    return original()
  })
  const { session } = await openPage(provider)
  dispatchStorageEvent('theme', 'dark')
  dispatchStorageEvent(STORAGE_KEY, null)
  await vi.dynamicImportSettled()
  expect([loads, session.state()]).toEqual([0, { status: 'signed-out' }])
  const { identity } = await aSignedInPage(provider)
  dispatchStorageEvent(STORAGE_KEY, localStorage.getItem(STORAGE_KEY))
  await expect.poll(session.state).toEqual({ status: 'signed-in', identity })
  expect(loads).toBeGreaterThan(0)
})
