import { randomUUID } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { inject } from 'vitest'

const Account = Type.Object({ idToken: Type.String(), localId: Type.String() })
const PASSWORD = 'a-password-1'

const post = async (path: string, body: object, headers = {}): Promise<unknown> => {
  const response = await fetch(`http://${inject('emulator')}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return response.json()
}

export const anEmail = () => `${randomUUID()}@example.com`

/** Changes an account as its project's owner may. */
export const changeIdentity = (localId: string, change: object) =>
  post(`projects/${inject('project')}/accounts:update`, { localId, ...change }, { authorization: 'Bearer owner' })

/** A token of somebody who has an account, as they are now. */
export async function signIn(email: string) {
  const body = { email, password: PASSWORD, returnSecureToken: true }
  return Value.Parse(Account, await post('accounts:signInWithPassword?key=local', body)).idToken
}

/** An account of the identity provider, signed in. */
export async function anIdentity({ email = anEmail(), verified = true } = {}) {
  const body = { email, password: PASSWORD, returnSecureToken: true }
  const account = Value.Parse(Account, await post('accounts:signUp?key=local', body))
  const { localId: uid } = account
  if (!verified) return { email, uid, token: account.idToken }
  await changeIdentity(uid, { emailVerified: true })
  return { email, uid, token: await signIn(email) }
}
