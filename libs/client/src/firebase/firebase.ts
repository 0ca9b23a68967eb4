// The only entry to Firebase's code. It is loaded for a sign-in, and for users who have signed in before.
import type { ClientConfig } from '@energy/contracts/site/client-config'
import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  updateCurrentUser,
  updateProfile,
  type Auth,
  type Persistence,
} from 'firebase/auth'
import { CallError, sessionOver, unreachable } from '../call-error.ts'
import { installPopupRelay } from './emulated-popups.ts'
import { accountOf } from './firebase-account.ts'
import { identityOf, isSessionOver } from './firebase-identity.ts'
import { signInByPopup } from './firebase-popup.ts'
import { signInFully } from './firebase-second-factor.ts'
import type { AskForCode, Provider } from '../session/identity.ts'
import { identityError, isIdentityError } from '../session/identity-code.ts'
import { clearPersonalStorage } from '../session/personal-storage.ts'
import type { SessionState } from '../session/session-state.ts'

/** The user of the session that Firebase has stored, whether or not the session is still valid. */
function userIn(stored: string | null | undefined) {
  const user: { uid: string; email?: string } | null = JSON.parse(stored ?? 'null')
  return user ? { uid: user.uid, email: user.email?.toLowerCase() } : undefined
}

/**
 * Firebase as the identity provider.
 * @param stored what Firebase has stored of the session, if anything
 * @param askForCode is called where an account has a second factor
 * @param report is called with each change of the session, from any tab
 */
export function openFirebase(
  config: ClientConfig,
  stored: string | null | undefined,
  askForCode: AskForCode,
  report: (state: SessionState) => void,
): Provider {
  // Firebase removes an ended session when it starts, without an event.
  let last = userIn(stored)
  const auth = openAuth(config, browserLocalPersistence)
  const fully = signInFully(auth, askForCode)
  let pendingRenewals = 0
  // Signs in who may be another than is wanted: nothing of it is stored, where other tabs would take it for the session.
  let proof: Auth | undefined
  const reportState = () => {
    const identity = identityOf(auth.currentUser)
    if (identity) {
      // What somebody typed stays when their session ends by itself, but not for the next user.
      if (last && last.uid !== identity.uid) clearPersonalStorage()
      last = identity
    }
    report(
      identity
        ? { status: 'signed-in', identity }
        : {
            status: 'signed-out',
            ...(pendingRenewals > 0 && { ended: true }),
            ...(last?.email && { email: last.email }),
          },
    )
  }
  onAuthStateChanged(auth, reportState)
  // Some browsers send no events to a page while it is in their cache. At an event without a key Firebase looks for changes.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) dispatchEvent(new StorageEvent('storage'))
  })

  const renewToken = async (fresh: boolean) => {
    pendingRenewals += 1
    try {
      return await auth.currentUser?.getIdToken(fresh)
    } catch (cause) {
      if (!isSessionOver(cause)) throw new CallError(unreachable)
      await signOut(auth)
      throw new CallError(sessionOver)
    } finally {
      pendingRenewals -= 1
    }
  }

  return {
    ...accountOf(auth, fully, reportState),
    idToken: (fresh = false) => renewToken(fresh),
    async signIn(email, password) {
      await fully(() => signInWithEmailAndPassword(auth, email, password))
      // Firebase reports no change when the same user signs in again.
      reportState()
    },
    async signUp({ email, password, displayName }) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password).catch(async (cause: unknown) => {
        if (!isIdentityError(cause, 'auth/email-already-in-use')) throw cause
        return signInWithEmailAndPassword(auth, email, password).catch((wrong: unknown) => {
          throw isIdentityError(wrong, 'auth/network-request-failed') ? wrong : identityError('auth/sign-up-begun')
        })
      })
      await updateProfile(user, { displayName })
      // Not awaited: the profile page has a button that sends the mail again.
      void sendEmailVerification(user).catch(() => undefined)
      reportState()
    },
    async signInWith(social) {
      const identity = await signInByPopup(auth, fully, social)
      reportState()
      return identity
    },
    async signInAgain(social, email) {
      proof ??= openAuth(config, inMemoryPersistence, 'proof')
      const identity = await signInByPopup(proof, signInFully(proof, askForCode), social)
      const { currentUser } = proof
      await signOut(proof)
      if (identity.email !== email) throw identityError('auth/user-mismatch')
      await updateCurrentUser(auth, currentUser)
      reportState()
    },
    async signOut() {
      last = undefined
      await signOut(auth)
      clearPersonalStorage()
      // Firebase reports no change when the user is signed out already.
      reportState()
    },
  }
}

/** @param name of the app, where it is not the only one */
function openAuth({ firebase, authEmulatorUrl }: ClientConfig, persistence: Persistence, name?: string) {
  const auth = initializeAuth(initializeApp(firebase, name), { persistence })
  if (authEmulatorUrl) connect(auth, new URL(authEmulatorUrl, location.origin).origin)
  return auth
}

function connect(auth: Auth, emulator: string) {
  connectAuthEmulator(auth, emulator, { disableWarnings: true })
  // A popup of an emulator on another origin cannot post to this page.
  if (emulator === location.origin) installPopupRelay()
}
