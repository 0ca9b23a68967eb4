/** The signed-in user, according to the identity provider. */
export interface Identity {
  uid: string
  email: string
  displayName: string
  emailVerified: boolean
  /** The sign-in methods of this user: `password`, `google.com`, `facebook.com`. */
  providers: readonly string[]
}

/** The social sign-in providers. */
export type Social = 'google' | 'facebook'

/** Proof of identity for a reauthentication: the password, or a sign-in with the social provider. */
export type Proof = { password: string } | { social: Social }

/** The action of a link in a mail, and the address of the account. */
export interface ActionCode {
  mode: 'resetPassword' | 'verifyEmail' | 'recoverEmail' | 'revertSecondFactorAddition'
  /** For `recoverEmail` the address that is restored. */
  email: string
}

/** The second factor of the signed-in user: an app that shows a new code every 30 seconds (TOTP, RFC 6238). */
export interface SecondFactor {
  /** When it was set up, as an ISO date; undefined without one. */
  since: string | undefined
  /** Whether the user signed in with it. */
  used: boolean
}

/** A second factor that is being set up. */
export interface NewSecondFactor {
  /** What the app needs, to type by hand (base 32). */
  key: string
  /** The same as an `otpauth:` address, for a QR code or a link. */
  url: string
  /** Ends the set-up with a code that the app shows. */
  finish(code: string): Promise<void>
}

/**
 * Asks the user for a code of their second factor until `check` takes one or the user gives up.
 * `check` resolves to the reason why a code is refused, as a sentence; to undefined once it is taken.
 */
export type AskForCode = (check: (code: string) => Promise<string | undefined>) => Promise<unknown>

/** The identity provider. Its errors have codes: see identity-code.ts. */
export interface Provider {
  /**
   * The token of the signed-in user, renewed when it has expired or with `fresh`; `undefined` when signed out.
   * @throws CallError with status 401 when the provider no longer renews it, which ends the session; with status 0 when
   * the provider is unreachable
   */
  idToken(fresh?: boolean): Promise<string | undefined>
  signIn(email: string, password: string): Promise<void>
  /** Creates an identity, or completes an interrupted sign-up. Sends the mail that verifies the address. */
  signUp(person: { email: string; password: string; displayName: string }): Promise<void>
  /** Signs in with a popup. Must be called in a click handler, or the browser blocks the popup. */
  signInWith(social: Social): Promise<Identity>
  /**
   * Signs in with a popup after the session has ended, where only its account will do. With another one the session stays
   * ended, and all that was typed stays. Must be called in a click handler.
   * @param email the address of the account
   * @throws an error with code `auth/user-mismatch` for another account
   */
  signInAgain(social: Social, email: string): Promise<void>
  signOut(): Promise<void>

  /** Reauthenticates the user, which changing a password and deleting the account require. */
  confirm(proof: Proof): Promise<void>
  changePassword(password: string): Promise<void>
  sendVerification(): Promise<void>
  /** Reloads the data of the signed-in user from the provider, such as `emailVerified`. */
  refresh(): Promise<void>

  secondFactor(): Promise<SecondFactor>
  /** Begins to set up a second factor. `issuer` is the name under which the app lists it. */
  setUpSecondFactor(issuer: string): Promise<NewSecondFactor>
  removeSecondFactor(): Promise<void>

  sendReset(email: string): Promise<void>
  /** Reads the code of a link in a mail without consuming it; `undefined` for a code of another kind. */
  readCode(oobCode: string): Promise<ActionCode | undefined>
  /** Applies a code that needs no further input. */
  applyCode(oobCode: string): Promise<void>
  setPassword(oobCode: string, password: string): Promise<void>
}
