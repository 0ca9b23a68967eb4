import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What binds a person's record to an identity: its uid, or where it has none a verified e-mail. */
export interface Bound {
  uid: string | null
  email: string
}

interface Credentials {
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined
  GOOGLE_APPLICATION_CREDENTIALS?: string | undefined
}

/** What is missing to use the accounts of a Firebase project, as the start of a sentence; undefined where nothing is. */
export function missingCredentials({
  FIREBASE_AUTH_EMULATOR_HOST: emulator,
  GOOGLE_APPLICATION_CREDENTIALS: file,
}: Credentials) {
  if (emulator) return undefined
  if (!file)
    return 'GOOGLE_APPLICATION_CREDENTIALS is not set: unless the machine has an account of its own with Google, '
  try {
    JSON.parse(readFileSync(file, 'utf8'))
    return undefined
  } catch {
    return 'GOOGLE_APPLICATION_CREDENTIALS names no service account that can be read: '
  }
}

async function open(projectId: string) {
  const [{ initializeApp, deleteApp }, { getAuth }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ])
  const firebase = initializeApp({ projectId }, randomUUID())
  return { auth: getAuth(firebase), close: () => deleteApp(firebase) }
}

/**
 * The identities of a Firebase project; of its emulator where `FIREBASE_AUTH_EMULATOR_HOST` names one. The library is
 * loaded at its first use, so a replica that only reads does not hold it in memory.
 */
export function accountsOf(projectId: string) {
  let opened: ReturnType<typeof open> | undefined
  const auth = async () => (await (opened ??= open(projectId))).auth

  const uidOf = async ({ uid, email }: Bound) => {
    if (uid !== null) return uid
    const { users } = await (await auth()).getUsers([{ email }])
    return users.find((user) => user.emailVerified)?.uid
  }

  return {
    auth,
    /** Whether the identity of a person's record has verified that e-mail. */
    async owns({ uid, email }: Bound) {
      const { users } = await (await auth()).getUsers([uid === null ? { email } : { uid }])
      return users.some((user) => user.emailVerified && user.email?.toLowerCase() === email)
    },
    /** Deletes the identity of a person's record; may be repeated. @returns its uid, undefined where there is none */
    async remove(person: Bound) {
      const gone = await uidOf(person)
      if (!gone) return undefined
      // The call for several accounts does not fail where one is already deleted.
      const { errors } = await (await auth()).deleteUsers([gone])
      if (errors[0]) throw errors[0].error
      return gone
    },
    /** Ends all sessions of the identity of a person's record. @returns its uid, undefined where there is none */
    async revoke(person: Bound) {
      const known = await uidOf(person)
      if (known) await (await auth()).revokeRefreshTokens(known)
      return known
    },
    /** Removes the second factors of the identity of a person's record. */
    async removeSecondFactor(person: Bound) {
      const known = await uidOf(person)
      if (known) await (await auth()).updateUser(known, { multiFactor: { enrolledFactors: null } })
    },
    close: async () => (await opened)?.close(),
  }
}
