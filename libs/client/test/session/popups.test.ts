// @vitest-environment jsdom
// @vitest-environment-options {"resources":"usable"}
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPage, identityIn } from '../fixtures/page.ts'
import { aWindow, choiceOf, choosing, postToFrames } from '../fixtures/popup.ts'
import { anEmail, aProvider, asOwner } from '../fixtures/provider.ts'

declare const jsdom: { reconfigure(settings: { url: string }): void }

const provider = aProvider()
// The origin of the site: a popup of an emulator on another origin cannot post to the page.
beforeAll(() => jsdom.reconfigure({ url: `${provider.url}/login` }))
beforeEach(() => {
  localStorage.clear()
  document.body.replaceChildren()
})
afterEach(() => vi.restoreAllMocks())

/** Reports each session that is stored, as a browser reports it to its other tabs. */
function tellOtherTabs() {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function store(this: Storage, name, value) {
    setItem.call(this, name, value)
    dispatchEvent(new StorageEvent('storage'))
  })
}

/** Who was signed in on a page, in order. */
const emailsIn = ({ states }: Awaited<ReturnType<typeof openPage>>) =>
  states.flatMap((state) => (state.status === 'signed-in' ? [state.identity.email] : []))

const anAccount = () => ({ sub: randomUUID(), email: anEmail(), name: 'Grace Hopper' })

test.each([
  ['google', 'google.com'],
  ['facebook', 'facebook.com'],
] as const)('choosing an account in the %s popup signs in with it', async (social, providerId) => {
  const page = await openPage(provider)
  const account = anAccount()
  const opened = choosing(account)
  const identity = await page.session.signInWith(social)
  expect(identity).toEqual({
    uid: expect.stringMatching(/.{20}/),
    email: account.email,
    displayName: 'Grace Hopper',
    emailVerified: true,
    providers: [providerId],
  })
  expect(identityIn(page)).toEqual(identity)
  expect(opened.map(({ searchParams }) => searchParams.get('providerId'))).toEqual([providerId])
})

test('an account without an e-mail address is not signed in', async () => {
  const page = await openPage(provider)
  choosing({ sub: randomUUID(), name: 'Nobody' })
  await expect(page.session.signInWith('facebook')).rejects.toMatchObject({ code: 'auth/no-email' })
  expect(page.session.state()).toEqual({ status: 'signed-out' })
  expect(await page.session.idToken()).toBeUndefined()
})

test('a popup that the browser blocks fails with auth/popup-blocked', async () => {
  const page = await openPage(provider)
  vi.spyOn(window, 'open').mockReturnValue(null)
  await expect(page.session.signInWith('google')).rejects.toMatchObject({ code: 'auth/popup-blocked' })
  expect(page.session.state()).toEqual({ status: 'signed-out' })
})

test('a reauthentication succeeds with the same account in the popup, and fails with another one', async () => {
  const page = await openPage(provider)
  const account = anAccount()
  choosing(account)
  await page.session.signInWith('google')
  const provided = await page.session.provider()
  await provided.confirm({ social: 'google' })
  vi.restoreAllMocks()
  choosing(anAccount())
  await expect(provided.confirm({ social: 'google' })).rejects.toMatchObject({ code: 'auth/user-mismatch' })
})

test('after a session has ended, another account in the popup leaves it ended, with what was typed', async () => {
  const page = await openPage(provider)
  const account = anAccount()
  choosing(account)
  const { uid } = await page.session.signInWith('google')
  localStorage.setItem('energy-keepsake note', 'theirs')
  await asOwner('delete', { localId: uid })
  await expect(page.session.idToken(true)).rejects.toThrow('Your session has ended')
  const provided = await page.session.provider()
  const before = page.states.length
  vi.restoreAllMocks()
  const other = anAccount()
  // A second press closes the first popup.
  const opened = aWindow((address) => {
    if (opened.length === 2) postToFrames(choiceOf(address, other))
  })
  const again = () => provided.signInAgain('google', account.email)
  const first = Promise.allSettled([again()])
  await expect.poll(() => opened.length).toBe(1)
  await expect(again()).rejects.toMatchObject({ code: 'auth/user-mismatch' })
  expect(await first).toMatchObject([{ reason: { code: 'auth/cancelled-popup-request' } }])
  const ended = { status: 'signed-out', ended: true, email: account.email }
  expect(
    [page.session.state(), ...page.states.slice(before)].filter((state) => !isDeepStrictEqual(state, ended)),
  ).toEqual([])
  expect(localStorage.getItem('energy-keepsake note')).toBe('theirs')
  expect(await page.session.idToken()).toBeUndefined()
  vi.restoreAllMocks()
  choosing(account)
  await again()
  expect(identityIn(page).email).toBe(account.email)
})

test('after a session has ended, another account in the popup is signed in in no other tab, and takes no drafts', async () => {
  const page = await openPage(provider)
  const account = anAccount()
  choosing(account)
  const { uid } = await page.session.signInWith('google')
  const tab = await openPage(provider)
  await expect.poll(() => tab.session.state().status).toBe('signed-in')
  localStorage.setItem('energy-keepsake note', 'theirs')
  await asOwner('delete', { localId: uid })
  await expect(page.session.idToken(true)).rejects.toThrow('Your session has ended')
  const provided = await page.session.provider()
  vi.restoreAllMocks()
  tellOtherTabs()
  choosing(anAccount())
  await expect(provided.signInAgain('google', account.email)).rejects.toMatchObject({ code: 'auth/user-mismatch' })
  dispatchEvent(new StorageEvent('storage'))
  await expect.poll(() => tab.session.state().status).toBe('signed-out')
  expect(emailsIn(tab)).toEqual([account.email])
  expect(localStorage.getItem('energy-keepsake note')).toBe('theirs')
})

test('only sign-in messages from the popup’s origin are accepted', async () => {
  const page = await openPage(provider)
  const account = anAccount()
  const other = anAccount()
  const failed: unknown[] = []
  aWindow((address) => {
    for (const { contentWindow } of document.querySelectorAll('iframe'))
      contentWindow?.addEventListener('error', ({ message }) => failed.push(message))
    postToFrames(choiceOf(address, other), 'https://elsewhere.example')
    postToFrames({ ...choiceOf(address, other), eventType: 'somethingElse' })
    postToFrames({ data: choiceOf(address, other).data })
    postToFrames('sendAuthEvent')
    postToFrames(null)
    postToFrames(choiceOf(address, account))
  })
  expect((await page.session.signInWith('google')).email).toBe(account.email)
  expect(failed).toEqual([])
})

test('the iframe that listens for the popup is hidden and has a title', async () => {
  const page = await openPage(provider)
  choosing(anAccount())
  await page.session.signInWith('google')
  const frame = document.querySelector('iframe')
  expect([frame?.hidden, frame?.title]).toEqual([true, 'Sign-in relay'])
  expect(frame?.src).toContain('/emulator/auth/iframe')
})

test('an account without a name has an empty displayName', async () => {
  const page = await openPage(provider)
  choosing({ sub: randomUUID(), email: anEmail() })
  expect((await page.session.signInWith('google')).displayName).toBe('')
})

test('another sign-in with the same account reads the changed name', async () => {
  const page = await openPage(provider)
  const account = anAccount()
  choosing(account)
  const { uid } = await page.session.signInWith('google')
  const renamed = { localId: uid, displayName: 'Grace B. Hopper' }
  await asOwner('update', renamed)
  vi.restoreAllMocks()
  choosing({ ...account, name: 'Grace B. Hopper' })
  await page.session.signInWith('google')
  expect(identityIn(page).displayName).toBe('Grace B. Hopper')
})

test('a page shows no warning about the emulator', async () => {
  await (await openPage(provider)).session.provider()
  expect(document.body.childElementCount).toBe(0)
})

test('the relay is not installed for an emulator on another origin or for a real project', async () => {
  Reflect.deleteProperty(window, 'gapi')
  await (await openPage({ url: provider.url.replace('127.0.0.1', 'localhost') })).session.provider()
  expect(window).not.toHaveProperty('gapi')
  await (await openPage({})).session.provider()
  expect(window).not.toHaveProperty('gapi')
  await (await openPage(provider)).session.provider()
  expect(window).toHaveProperty('gapi')
})
