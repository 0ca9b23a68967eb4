// The one module that holds Firebase's code: it is loaded when somebody signs in or has signed in before.
import type { ClientConfig } from '@energy/contracts/client-config'
import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth'
import type { Identity, Provider } from './session.ts'

/** Firebase as the identity provider; reports every change of who is signed in, from any tab. */
export function openFirebase(config: ClientConfig, report: (identity: Identity | undefined) => void): Provider {
  const auth = initializeAuth(initializeApp(config.firebase), { persistence: browserLocalPersistence })
  if (config.authEmulatorUrl)
    connectAuthEmulator(auth, new URL(config.authEmulatorUrl, location.origin).origin, { disableWarnings: true })

  const tell = () => {
    const user = auth.currentUser
    report(user?.email ? { uid: user.uid, email: user.email, displayName: user.displayName ?? '' } : undefined)
  }
  onAuthStateChanged(auth, tell)

  return {
    idToken: async () => auth.currentUser?.getIdToken(),
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password)
      // Firebase reports no change where the same person signs in again.
      tell()
    },
    async signUp({ email, password, displayName }) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      await updateProfile(user, { displayName })
      tell()
    },
    async signOut() {
      await signOut(auth)
      tell()
    },
  }
}
