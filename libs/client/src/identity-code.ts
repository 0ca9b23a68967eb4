/** The code that a failure of the identity provider carries, such as `auth/popup-blocked`; `""` for any other failure. */
export const errorCodeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether the provider refused with this code. */
export const isIdentityError = (error: unknown, code: string) => errorCodeOf(error) === code

/** A failure with a code of the provider's kind. */
export const identityError = (code: string) => Object.assign(new Error(code), { code })
