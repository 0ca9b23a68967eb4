/** Who calls: nobody, somebody with a record, somebody with an account and no record yet, and an admin. */
export type Caller = 'anonymous' | 'customer' | 'unregistered' | 'admin'

/** The customer's e-mail. */
export const CUSTOMER = 'customer@example.com'
export const UNREGISTERED = 'unregistered@example.com'
export const OTHER_USER = 'known@example.com'
/** Known ones, too, are written into forms: whoever wrote them may read them again. */
export const BODY_EMAILS = [CUSTOMER, OTHER_USER, 'unknown@example.com']

/** The e-mails of everybody else end so, and nothing that is sent does. */
export const PRIVATE_DOMAIN = 'secret.example'
export const PRIVATE_EMAILS = Array.from({ length: 5 }, (_, index) => `person-${index}@${PRIVATE_DOMAIN}`)
/** In no call: so nobody deletes or demotes the admin. */
export const ADMIN = `admin@${PRIVATE_DOMAIN}`
/** To addresses that end so no mail can be sent. */
export const REJECTED_DOMAIN = 'refused.example'
