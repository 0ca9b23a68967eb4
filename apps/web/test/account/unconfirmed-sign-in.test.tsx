// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { Login } from '../../src/features/account/login.tsx'
import { openAccountPage } from '../fixtures/account-page.tsx'
import { listening } from '../fixtures/listening.ts'
import { aSession } from '../fixtures/session.ts'
import { aUser } from '../fixtures/user.ts'

// jsdom has no locks.
Object.assign(navigator, { locks: { request: <T,>(_: string, action: () => T) => action() } })

const identity = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada', emailVerified: false, providers: [] }

/**
 * The page to sign in, for somebody whom staff have imported.
 * @param isConfirmed whether the address is confirmed
 * @param refusal the code of the error of the identity provider, if it refuses the password
 */
async function aPageToSignIn(isConfirmed: boolean, refusal?: string) {
  const url = await listening((request, response) => {
    const isLookUp = request.url === '/users/lookup'
    const status = isLookUp || isConfirmed ? 200 : 403
    const answer = isLookUp ? { found: true, bound: false } : aUser()
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  const { session, verify } = aSession(identity.email)
  if (isConfirmed) verify()
  const sendVerification = vi.fn<() => Promise<void>>().mockResolvedValue()
  const signOut = vi.fn<() => Promise<void>>().mockResolvedValue()
  const provider = { ...(await session.provider()), sendVerification }
  const signedIn = {
    ...session,
    provider: async () => provider,
    signIn: async () => {
      if (refusal !== undefined) throw Object.assign(new Error(refusal), { code: refusal })
    },
    signInWith: async () => identity,
    signOut,
  }
  const page = openAccountPage('/login', <Login />, url, signedIn)
  return { ...page, sendVerification, signOut }
}

type Page = Awaited<ReturnType<typeof aPageToSignIn>>

function byPassword({ find, press }: Page) {
  Object.assign(find('[name=email]'), { value: identity.email })
  Object.assign(find('[name=password]'), { value: 'secret' })
  press('[type=submit]')
}
const byFacebook = ({ press }: Page) => press('form + div button:last-child')
const dialog = () => document.querySelector('.swal2-modal')?.textContent

test.each([
  ['the password', byPassword],
  ['Facebook', byFacebook],
])('who signs in by %s before the imported address is confirmed gets the link again', async (_, signIn) => {
  const page = await aPageToSignIn(false)
  signIn(page)
  await expect.poll(dialog).toContain('Confirm your e-mail address first, by the link that we have just sent to it.')
  expect(page.sendVerification).toHaveBeenCalledOnce()
  expect(page.signOut).toHaveBeenCalled()
})

test.each([
  ['the password', byPassword],
  ['Facebook', byFacebook],
])('who signs in by %s once the imported address is confirmed is signed in', async (_, signIn) => {
  const page = await aPageToSignIn(true)
  signIn(page)
  await expect.poll(() => page.find('h1').textContent).toBe('Home')
  expect(page.sendVerification).not.toHaveBeenCalled()
})

test.each([
  ['may have no account', 'auth/invalid-credential', 'create one.'],
  ['has another password', 'auth/wrong-password', 'The password is wrong.'],
])('of an imported address that %s, the dialog says so', async (_, refusal, reason) => {
  byPassword(await aPageToSignIn(false, refusal))
  await expect.poll(dialog).toContain(reason)
})
