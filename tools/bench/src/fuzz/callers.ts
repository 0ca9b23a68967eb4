/** Without a token; with a record; with an account but without a record; an admin. */
export type Caller = 'anonymous' | 'customer' | 'unregistered' | 'admin'

/** The customer's e-mail. */
export const CUSTOMER = 'customer@example.com'
export const UNREGISTERED = 'unregistered@example.com'
export const OTHER_USER = 'known@example.com'
/** The e-mails in bodies. A response to any caller may contain them. */
export const BODY_EMAILS = [CUSTOMER, OTHER_USER, 'unknown@example.com']

/** The domain of all other e-mails. No body contains it, so no response to a customer may contain it. */
export const PRIVATE_DOMAIN = 'secret.example'
export const PRIVATE_EMAILS = Array.from({ length: 5 }, (_, index) => `person-${index}@${PRIVATE_DOMAIN}`)
/** Not in any call, so that no call deletes or demotes the admin. */
export const ADMIN = `admin@${PRIVATE_DOMAIN}`
/** The mail server rejects mails to this domain. */
export const REJECTED_DOMAIN = 'refused.example'
