import { COMPANY } from '@energy/contracts/company'

interface Link {
  label: string
  url: string
}

/** The content of a mail: heading, paragraphs and, in an automatic mail, an action and a way to decline. */
export interface MailContent {
  heading: string
  paragraphs: readonly string[]
  action?: Link
  /** For a person who did not request the mail. */
  decline?: { text: string; link?: Link }
}

const POSTAL_ADDRESS = [COMPANY.name, ...COMPANY.address].join(', ')

const inText = ({ label, url }: Link) => `${label}: ${url}`

/** As plain text, with each address at the end of its line. */
const textOf = ({ heading, paragraphs, action, decline }: MailContent) =>
  [
    // A mail without an action has no heading: it is the same text as the subject.
    ...(action ? [heading] : []),
    ...paragraphs,
    ...(action ? [inText(action)] : []),
    ...(decline ? [decline.text + (decline.link ? ` ${inText(decline.link)}` : '')] : []),
    `-- \n${POSTAL_ADDRESS}\n`,
  ].join('\n\n')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
/** Prevents a line break in "e-mail": on a small screen the heading would break after its first letter. */
const unbroken = (text: string) => text.replaceAll('e-mail', '<span style="white-space:nowrap">e-mail</span>')
const wordmark = () => {
  const [first, ...others] = COMPANY.wordmark
  return `<span style="font-weight:720">${escaped(first)}</span> ${escaped(others.join(' '))}`
}

const FONT = "font-family:Archivo,Arial,'Helvetica Neue',sans-serif;color:#10241d"
const SMALL = 'color:#475a51;font-size:15px;line-height:22px'

const anchor = ({ label, url }: Link, style: string) =>
  `<a href="${escaped(url)}" style="${style}">${escaped(label)}</a>`
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:4px;background:#0e5a41;color:#ffffff;font-size:15px;line-height:22px;font-weight:600;text-decoration:none'

/** As HTML in the colours of the site, also in dark mode; it loads nothing. */
const htmlOf = ({ heading, paragraphs, action, decline }: MailContent) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f3f5f0;${FONT};font-size:17px;line-height:27px">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:12px solid #ffc233">
<p style="margin:0 0 32px;font-size:17px;line-height:22px;font-weight:520">${wordmark()}</p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:34px;letter-spacing:-0.02em;font-weight:640">${unbroken(escaped(heading))}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph).replaceAll('\n', '<br>')}</p>`).join('\n')}
${action ? `<p style="margin:32px 0">${anchor(action, BUTTON)}</p>` : ''}
${decline ? `<p style="margin:0;${SMALL}">${escaped(decline.text)}${decline.link ? ` ${anchor(decline.link, 'color:#0e5a41')}` : ''}</p>` : ''}
</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 32px;${SMALL}">${escaped(POSTAL_ADDRESS)}</p>
</body></html>
`

/** Lays out a mail in both of its forms. The content is plain text; it is escaped for the HTML. */
export const mailBody = (content: MailContent) => ({ text: textOf(content), html: htmlOf(content) })
