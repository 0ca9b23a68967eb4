import type { Role } from '@energy/contracts/people/roles'
import type { Identity } from '../processes/services.ts'
import { ADMIN, CUSTOMER, type SamplePerson } from './people.ts'

export interface Account {
  email: string
  password: string
  role: Role
  person: SamplePerson
}

/** The two accounts for sign-in. The last line of a start and the README name them. */
export const ACCOUNTS: Account[] = [
  { email: ADMIN.email, password: 'admin-demo-1', role: 'admin', person: ADMIN },
  { email: CUSTOMER.email, password: 'customer-demo-1', role: 'user', person: CUSTOMER },
]

/**
 * Creates the identity of an account, unless it exists.
 * @param uid the uid of the account's record; undefined lets the emulator choose
 * @returns the uid of the identity
 * @throws Error with the answer of an emulator that rejects it
 */
export async function identityOf({ email, password, person }: Account, identity: Identity, uid?: string) {
  const ask = async (path: string, body: object): Promise<unknown> => {
    const base = `http://${identity.emulator}/identitytoolkit.googleapis.com/v1/projects/${identity.project}`
    const response = await fetch(`${base}/${path}`, {
      method: 'POST',
      // The emulator's token for full access.
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw new Error(`The identity emulator rejected ${email}: ${JSON.stringify(answer)}`)
    return answer
  }

  const found = uidIn(await ask('accounts:lookup', { email: [email] }))
  if (found !== undefined) return found
  const displayName = `${person.firstName} ${person.lastName}`
  const created = await ask('accounts', { email, password, displayName, emailVerified: true, localId: uid })
  const createdUid = uidIn({ users: [created] })
  if (createdUid === undefined) throw new Error(`The identity emulator created ${email} without an id.`)
  return createdUid
}

function uidIn(answer: unknown): string | undefined {
  const list: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'users') : undefined
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  if (typeof first !== 'object' || first === null || !('localId' in first)) return undefined
  return String(first.localId)
}
