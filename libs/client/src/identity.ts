/** Who the identity provider says is signed in. */
export interface Identity {
  uid: string
  email: string
  displayName: string
  emailVerified: boolean
  /** The ways this person signs in: `password`, `google.com`, `facebook.com`. */
  providers: readonly string[]
}

/** The companies whose account one can sign in with. */
export type Social = 'google' | 'facebook'

/** What proves that somebody is still who they were: their password, or a sign-in with that company. */
export type Proof = { password: string } | { social: Social }

/** What the link of a mail is for, and whom it concerns. */
export interface ActionCode {
  mode: 'resetPassword' | 'verifyEmail' | 'recoverEmail'
  /** For `recoverEmail` the address that comes back. */
  email: string
}

/** What the identity provider does. Failures carry its error code: see identity-code.ts. */
export interface Provider {
  /**
   * The token of whoever is signed in, renewed where it has run out or a `fresh` one is asked for. Throws `CallError`:
   * 401 where the provider renews it no more, which ends the session.
   */
  idToken(fresh?: boolean): Promise<string | undefined>
  signIn(email: string, password: string): Promise<void>
  /** Makes an identity; completes one whose sign-up broke off. Sends the mail that verifies its address. */
  signUp(person: { email: string; password: string; displayName: string }): Promise<void>
  /** Signs in by a window of that company; the browser must still count the press of a button. */
  signInWith(social: Social): Promise<Identity>
  signOut(): Promise<void>

  /** Proves afresh who is signed in, as changing a password and leaving for good need it. */
  confirm(proof: Proof): Promise<void>
  changePassword(password: string): Promise<void>
  sendVerification(): Promise<void>
  /** Reads again what the provider knows of whoever is signed in: their address may be verified by now. */
  refresh(): Promise<void>

  sendReset(email: string): Promise<void>
  /** Says what a mail's link is for, without using it up. */
  readCode(oobCode: string): Promise<ActionCode | undefined>
  /** Does what the link of a mail is for, where that needs nothing more. */
  applyCode(oobCode: string): Promise<void>
  setPassword(oobCode: string, password: string): Promise<void>
}
