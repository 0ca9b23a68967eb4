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
  mode: 'resetPassword' | 'verifyEmail' | 'recoverEmail'
  /** For `recoverEmail` the address that is restored. */
  email: string
}

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
  signOut(): Promise<void>

  /** Reauthenticates the user, which changing a password and deleting the account require. */
  confirm(proof: Proof): Promise<void>
  changePassword(password: string): Promise<void>
  sendVerification(): Promise<void>
  /** Reloads the data of the signed-in user from the provider, such as `emailVerified`. */
  refresh(): Promise<void>

  sendReset(email: string): Promise<void>
  /** Reads the code of a link in a mail without consuming it; `undefined` for a code of another kind. */
  readCode(oobCode: string): Promise<ActionCode | undefined>
  /** Applies a code that needs no further input. */
  applyCode(oobCode: string): Promise<void>
  setPassword(oobCode: string, password: string): Promise<void>
}
