import { keysOf, recordOf } from '@energy/contracts/record-of'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Pool } from 'pg'
import type { startIdentityEmulator } from '../identity-emulator.ts'
import { EMAIL_OF, KEYS_OF_STAFF, roleOf, type Caller, type SignedIn } from './callers.ts'
import type { Send } from './fuzz-api.ts'

const Made = Type.Object({ key: Type.String() })
const STAFF = `INSERT INTO users (uid, email, "firstName", username, role) VALUES ($1, $2, 'Eve', 'Eve', $3)`
const OF_STAFF = ['editor', 'sales', 'admin'] as const satisfies readonly SignedIn[]

/** Signs in all callers, and makes records of those of staff. */
export async function signInAll(
  identity: Pick<Awaited<ReturnType<typeof startIdentityEmulator>>, 'signUp'>,
  client: Pool,
) {
  const tokens = recordOf<Exclude<Caller, 'anonymous'>, string>([...keysOf(EMAIL_OF), ...KEYS_OF_STAFF], () => '')
  const signUp = async (caller: SignedIn) => {
    const { uid, token } = await identity.signUp(EMAIL_OF[caller])
    tokens[caller] = token
    return uid
  }
  await signUp('customer')
  await signUp('unregistered')
  for (const caller of OF_STAFF) await client.query(STAFF, [await signUp(caller), EMAIL_OF[caller], caller])

  const headersOf = (caller: Caller): Record<string, string> =>
    caller === 'anonymous' ? {} : { authorization: `Bearer ${tokens[caller]}` }
  return {
    headersOf,
    /** Makes the API keys, as the admin. */
    async makeKeys(send: Send) {
      for (const key of KEYS_OF_STAFF) {
        const made = await send('admin', 'POST', '/api-keys', { name: key, role: roleOf(key) ?? '' })
        tokens[key] = Value.Parse(Made, made).key
      }
    },
    /** A customer whose account was deleted signs up again, and one who was signed out everywhere signs in again. */
    restoreCustomer: () => signUp('customer'),
  }
}
