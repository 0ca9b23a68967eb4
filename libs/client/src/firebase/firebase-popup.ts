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
import type { SignInFully } from './firebase-second-factor.ts'
import type { Identity, Social } from '../session/identity.ts'
import { identityError } from '../session/identity-code.ts'

// A new provider for each popup: a shared one would keep the parameters of the last sign-in.
const newAuthProvider = { google: () => new GoogleAuthProvider(), facebook: () => new FacebookAuthProvider() }

/**
 * Signs in with a popup of a social provider.
 * @throws an error with code `auth/no-email` for an account without an e-mail address
 */
export async function signInByPopup(auth: Auth, fully: SignInFully, social: Social): Promise<Identity> {
  const { user } = await fully(() => signInWithPopup(auth, newAuthProvider[social](), browserPopupRedirectResolver))
  const identity = identityOf(user)
  if (identity) return identity
  await signOut(auth)
  throw identityError('auth/no-email')
}

/** Reauthenticates the user with a popup of the same social provider. */
export const confirmByPopup = (user: User, fully: SignInFully, social: Social) =>
  fully(() => reauthenticateWithPopup(user, newAuthProvider[social](), browserPopupRedirectResolver))
