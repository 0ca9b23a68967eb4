import { mailBody, type Sender } from '@energy/server/mail-layout'

/** An out-of-band code as the identity emulator lists it. */
export interface Code {
  email: string
  /** The new address, for a code that confirms a change of address. */
  newEmail?: string
  oobCode: string
  /** The emulator's own link; its query parameter `mode` gives the purpose of the code. */
  oobLink: string
}

interface Wording {
  subject: string
  /** Why the mail was sent. */
  why: string
  /** The label of the link. */
  action: string
}

const DEFAULT_WORDING: Wording = {
  subject: 'Your account',
  why: 'Open this link to go on with what you asked for.',
  action: 'Go on',
}

/** By the purpose of the code. */
const WORDINGS = new Map<string, Wording>(
  Object.entries({
    resetPassword: {
      subject: 'Set a new password',
      why: 'You asked for a new password. Open this link to set one.',
      action: 'Set a new password',
    },
    verifyEmail: {
      subject: 'Confirm your e-mail address',
      why: 'Open this link to confirm that this e-mail address is yours.',
      action: 'Confirm the address',
    },
    verifyAndChangeEmail: {
      subject: 'Confirm your new e-mail address',
      why: 'Open this link to use this e-mail address for your account from now on.',
      action: 'Confirm the address',
    },
    recoverEmail: {
      subject: 'Your e-mail address was changed',
      why: 'The e-mail address of your account was changed. If it was not you, open this link to get the old one back.',
      action: 'Get the old address back',
    },
  }),
)

const NOT_REQUESTED = 'If you did not ask for this, you need not do anything.'

/**
 * The mail with a code: recipient, subject, plain text and HTML.
 * @param site origin of the site; the link opens its account page
 * @param company that sends it
 */
export function accountMail({ email, newEmail, oobCode, oobLink }: Code, site: string, company: Sender) {
  const mode = new URL(oobLink).searchParams.get('mode') ?? ''
  const { subject, why, action } = WORDINGS.get(mode) ?? DEFAULT_WORDING
  const link = `${site}/account/action?${new URLSearchParams({ mode, oobCode }).toString()}`
  return {
    // An address object, not a header string: the address can't inject a second recipient.
    to: { name: '', address: mode === 'verifyAndChangeEmail' ? (newEmail ?? email) : email },
    subject: `${subject} – ${company.name}`,
    ...mailBody(
      {
        heading: subject,
        paragraphs: [why],
        action: { label: action, url: link },
        decline: { text: NOT_REQUESTED },
      },
      company,
    ),
  }
}
