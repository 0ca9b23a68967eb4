/** Who calls: nobody, somebody with a record, somebody with an account and no record yet, and an admin. */
export type Caller = 'nobody' | 'customer' | 'newcomer' | 'admin'

/** The customer's e-mail. */
export const OWN = 'customer@example.com'
export const NEWCOMER = 'newcomer@example.com'
export const KNOWN = 'known@example.com'
/** Known ones, too, are written into forms: whoever wrote them may read them again. */
export const WRITTEN = [OWN, KNOWN, 'unknown@example.com']

/** The e-mails of everybody else end so, and nothing that is sent does. */
export const SECRET = 'secret.example'
export const OTHERS = Array.from({ length: 5 }, (_, index) => `person-${index}@${SECRET}`)
/** In no call: so nobody deletes or demotes the admin. */
export const ADMIN = `admin@${SECRET}`
/** To addresses that end so no mail can be sent. */
export const REFUSED = 'refused.example'
