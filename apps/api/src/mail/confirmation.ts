import { COMPANY } from '@energy/contracts/company'
import { htmlOf, textOf } from './layout.ts'

interface Place {
  SITE_URL: string
  API_URL: string
}

/** The mail that asks whether an address wants the newsletter. Nobody's text is in its headers. */
export function confirmationMail({ SITE_URL, API_URL }: Place, tokens: { confirm: string; unsubscribe: string }) {
  const page = (name: keyof typeof tokens) => `${SITE_URL.replace(/\/$/, '')}/newsletter/${name}?token=${tokens[name]}`
  const api = new URL(API_URL, SITE_URL).href.replace(/\/$/, '')
  const words = {
    heading: 'Confirm your e-mail address',
    paragraphs: [
      `Somebody, we hope you, asked for the newsletter of ${COMPANY.name} at this address.`,
      'You get it once you have confirmed that. If it was not you, do nothing: no newsletter will come.',
    ],
    action: { label: 'Confirm the address', url: page('confirm') },
    otherwise: { text: 'Never again?', label: 'Unsubscribe', url: page('unsubscribe') },
  }
  return {
    subject: `Confirm your address for the ${COMPANY.name} newsletter`,
    text: textOf(words),
    html: htmlOf(words),
    headers: {
      'List-Unsubscribe': `<${api}/subscribers/unsubscribe/${tokens.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
