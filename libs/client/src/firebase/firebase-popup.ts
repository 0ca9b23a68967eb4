import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithPopup,
  signInWithPopup,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth'
import { identityOf } from './firebase-identity.ts'
import type { Identity, Social } from '../identity.ts'
import { identityError } from '../identity-code.ts'

// Made anew for each window: a shared one would remember what it was asked for last.
const newAuthProvider = { google: () => new GoogleAuthProvider(), facebook: () => new FacebookAuthProvider() }

/** Signs in by a window of that company; refuses an account of it that shares no e-mail address. */
export async function signInByPopup(auth: Auth, social: Social): Promise<Identity> {
  const { user } = await signInWithPopup(auth, newAuthProvider[social](), browserPopupRedirectResolver)
  const identity = identityOf(user)
  if (identity) return identity
  await signOut(auth)
  throw identityError('auth/no-email')
}

/** Asks that company again whether this is still the same person. */
export const confirmByPopup = (user: User, social: Social) =>
  reauthenticateWithPopup(user, newAuthProvider[social](), browserPopupRedirectResolver)
