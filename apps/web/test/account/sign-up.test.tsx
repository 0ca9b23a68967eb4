// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { SignUp } from '../../src/features/account/sign-up.tsx'
import { openAccountPage } from '../fixtures/account-page.tsx'
import { listening } from '../fixtures/listening.ts'
import { aSession } from '../fixtures/session.ts'
import { aUser } from '../fixtures/user.ts'

// jsdom has no locks.
Object.assign(navigator, { locks: { request: <T,>(_: string, action: () => T) => action() } })

const typed = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  password: 'secret',
  confirmPassword: 'secret',
}

const identity = { uid: 'ada', email: typed.email, displayName: 'Ada Byron', providers: [] }

/**
 * The page to sign up, where a new record gets no answer.
 * @param isStored whether it is there all the same
 * @param emailVerified whether Google or Facebook has confirmed the address
 */
async function aPageToSignUp(isStored: boolean, emailVerified = true) {
  const { session } = aSession()
  const sendVerification = vi.fn<() => Promise<void>>().mockResolvedValue()
  const provider = { ...(await session.provider()), sendVerification }
  const signedIn = {
    ...session,
    provider: async () => provider,
    signUp: async () => undefined,
    signInWith: async () => ({ ...identity, emailVerified }),
  }
  let isSent = false
  const url = await listening((request, response) => {
    const isLookUp = request.url === '/users/lookup'
    if (request.method === 'POST' && !isLookUp) {
      isSent = true
      return response.destroy()
    }
    const answer = isLookUp ? { found: isSent && isStored } : aUser()
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  const page = openAccountPage('/signup', <SignUp />, url, signedIn)
  return { ...page, sendVerification }
}

/** The same, once the form is sent. */
async function anUnansweredSignUp(isStored: boolean) {
  const { find, press } = await aPageToSignUp(isStored)
  for (const [name, value] of Object.entries(typed)) Object.assign(find(`[name=${name}]`), { value })
  press('[type=submit]')
  return find
}

test('a sign-up whose record got no answer is done where the record is there', async () => {
  const find = await anUnansweredSignUp(true)
  await expect.poll(() => find('h1').textContent).toBe('Home')
  await expect.poll(() => document.body.textContent).toContain('User created successfully.')
})

test('a sign-up whose record could not be stored says so, and can be sent again', async () => {
  const find = await anUnansweredSignUp(false)
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toMatch(/could not be reached/)
  expect(find('h1').textContent).toBe('Welcome')
})

test('a first sign-in with Google whose record got no answer is done where the record is there', async () => {
  const { find, press } = await aPageToSignUp(true)
  press('form + div button')
  await expect.poll(() => find('h1').textContent).toBe('Home')
  await expect.poll(() => document.body.textContent).toContain('User created and logged in successfully.')
})

test.each([
  ['is mailed the link that confirms the address, where it is not confirmed', false, 1],
  ['is mailed no such link, where it is confirmed', true, 0],
])('who signs in with Google or Facebook for the first time %s', async (_, isConfirmed, mails) => {
  const { find, press, sendVerification } = await aPageToSignUp(true, isConfirmed)
  press('form + div button')
  await expect.poll(() => find('h1').textContent).toBe('Home')
  expect(sendVerification).toHaveBeenCalledTimes(mails)
})
