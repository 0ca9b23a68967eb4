import { createHash, randomUUID } from 'node:crypto'
import fp from 'fastify-plugin'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { remembering } from '../remembering.ts'

/** Who a token speaks for. The e-mail is in lower case, `""` where the identity has none. */
export interface Identity {
  uid: string
  email: string
  emailVerified: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    identity: {
      /** Whom the token speaks for; throws Firebase's `auth/…` errors where it speaks for nobody. */
      verify(token: string): Promise<Identity>
      /** Deletes the identity of a person's record, if there is one; may be repeated. */
      remove(person: { uid: string | null; email: string }): Promise<void>
    }
  }
}

const REMEMBERED = { entries: 10_000, ms: 5 * 60_000 }

export const identity = fp<{ projectId: string }>(async (app, { projectId }) => {
  const firebase = initializeApp({ projectId }, randomUUID())
  const auth = getAuth(firebase)
  const known = remembering<Identity>(REMEMBERED.entries)

  const verify = async (token: string) => {
    const hash = createHash('sha256').update(token).digest('base64')
    const remembered = known.get(hash)
    if (remembered) return remembered
    const { uid, email = '', email_verified: emailVerified = false, exp } = await auth.verifyIdToken(token)
    const found = { uid, email: email.toLowerCase(), emailVerified }
    known.set(hash, found, Math.min(Date.now() + REMEMBERED.ms, exp * 1000))
    return found
  }

  const uidOf = async (email: string) => {
    const { users } = await auth.getUsers([{ email }])
    return users.find((user) => user.emailVerified)?.uid
  }

  const remove = async ({ uid, email }: { uid: string | null; email: string }) => {
    const gone = uid ?? (await uidOf(email))
    if (!gone) return
    // Takes many, so that one which is already gone is no failure.
    const { errors } = await auth.deleteUsers([gone])
    if (errors[0]) throw errors[0].error
    known.forget((remembered) => remembered.uid === gone)
  }

  app.decorate('identity', { verify, remove })
  app.addHook('onClose', () => deleteApp(firebase))
})
