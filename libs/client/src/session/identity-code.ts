/** The code of an error of the identity provider, such as `auth/popup-blocked`; `""` for other errors. */
export const errorCodeOf = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  // Stryker disable next-line ConditionalExpression: no known code equals a value that is not a string
  typeof error.code === 'string'
    ? error.code
    : // Stryker disable next-line StringLiteral: no known code equals such a text
      ''

/** Whether this is an error of the identity provider with this code. */
export const isIdentityError = (error: unknown, code: string) => errorCodeOf(error) === code

/** An error with a code, like those of the identity provider. */
export const identityError = (code: string) => Object.assign(new Error(code), { code })
