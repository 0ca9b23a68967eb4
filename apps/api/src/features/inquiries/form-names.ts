import type { Form } from '@energy/contracts/inquiries/forms'

/** What an inquiry of each form is called in mails to staff and in exports. */
export const FORM_NAMES: Record<Form, string> = { specialists: 'Request', contacts: 'Message', bills: 'Bill' }
