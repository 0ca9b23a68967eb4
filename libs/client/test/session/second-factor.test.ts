// @vitest-environment jsdom
import { TOTP, URI } from 'otpauth'
import { beforeEach, expect, test } from 'vitest'
import type { AskForCode } from '../../src/session/identity.ts'
import { aPerson, aSignedInPage, identityIn, openPage } from '../fixtures/page.ts'
import { aProvider, asOwner } from '../fixtures/provider.ts'

const provider = aProvider()
beforeEach(() => localStorage.clear())

const WRONG = '000000'
/** Types these codes one after the other, and collects the refusals. */
function typing(...codes: (() => string)[]) {
  const refusals: (string | undefined)[] = []
  const askForCode: AskForCode = async (check) => {
    for (const code of codes) refusals.push(await check(code()))
  }
  return { refusals, askForCode }
}
/** The app of a user: it shows the code of this moment. */
function appFor(url: string) {
  const app = URI.parse(url)
  if (!(app instanceof TOTP)) throw new Error(`Not an app with codes by time: ${url}`)
  return app
}
/** A signed-in page of somebody with a verified e-mail and a second factor. */
async function aProtectedPage() {
  let app = new TOTP()
  const { askForCode, refusals } = typing(
    () => WRONG,
    () => app.generate(),
  )
  const page = await aSignedInPage(provider, aPerson(), askForCode)
  await asOwner('update', { localId: page.identity.uid, emailVerified: true })
  await page.account.refresh()
  const { url, key, finish } = await page.account.setUpSecondFactor('Millrace Energy')
  app = appFor(url)
  await finish(app.generate())
  return { ...page, app, url, key, refusals }
}

test('an app is set up with its key or its address, and this session counts as signed in with it', async () => {
  const { account, person, app, key } = await aProtectedPage()
  expect(app).toMatchObject({ issuer: 'Millrace Energy', label: person.email, digits: 6, period: 30 })
  expect(app.secret.base32).toBe(key)
  expect(await account.secondFactor()).toEqual({ since: expect.stringContaining('GMT'), used: true })
})

test('without a second factor there is none, and nobody is asked for a code', async () => {
  const { account } = await aSignedInPage(provider)
  expect(await account.secondFactor()).toEqual({ since: undefined, used: false })
})

test('a set-up needs the right code, and a verified e-mail', async () => {
  const { account, identity } = await aSignedInPage(provider)
  await expect(account.setUpSecondFactor('Millrace')).rejects.toMatchObject({ code: 'auth/unverified-email' })
  await asOwner('update', { localId: identity.uid, emailVerified: true })
  await account.refresh()
  const { finish } = await account.setUpSecondFactor('Millrace')
  await expect(finish(WRONG)).rejects.toMatchObject({ code: 'auth/invalid-verification-code' })
  expect(await account.secondFactor()).toEqual({ since: undefined, used: false })
})

test('the sign-in asks for the code, again after a wrong one', async () => {
  const { session, person, account, refusals } = await aProtectedPage()
  await session.signOut()
  await session.signIn(person.email, person.password)
  expect(refusals).toEqual([expect.stringContaining('not the code'), undefined])
  expect(identityIn({ session }).email).toBe(person.email)
  expect((await account.secondFactor()).used).toBe(true)
})

test('a sign-in without the code is none', async () => {
  const { person } = await aProtectedPage()
  localStorage.clear()
  const { session } = await openPage(provider, async () => {})
  await expect(session.signIn(person.email, person.password)).rejects.toMatchObject({ code: 'auth/user-cancelled' })
  expect(session.state()).toEqual({ status: 'signed-out' })
})

test('a confirmation of the identity asks for the code, too', async () => {
  const { account, person, refusals } = await aProtectedPage()
  await account.confirm({ password: person.password })
  expect(refusals).toEqual([expect.stringContaining('not the code'), undefined])
})

test('a second factor that is removed is not asked for any more', async () => {
  const { account, session, person, refusals } = await aProtectedPage()
  await account.removeSecondFactor()
  expect((await account.secondFactor()).since).toBeUndefined()
  await session.signOut()
  await session.signIn(person.email, person.password)
  expect(refusals).toEqual([])
})
