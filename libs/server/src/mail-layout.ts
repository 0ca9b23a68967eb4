import { escaped, mailHtmlOf, mailTextOf, type MailText } from './mail-blocks.ts'

interface Link {
  label: string
  url: string
}

interface Note {
  text: string
  link?: Link
}

/** One of several things that a mail lists. */
export interface Listed {
  title: string
  /** Where its title leads. */
  url?: string | undefined
  text: string
}

/** The content of a mail: heading, paragraphs and, in an automatic mail, an action and a way to decline. */
export interface MailContent {
  heading: string
  /** A band below the heading: how many of its equal parts are done, and which one that is. */
  progress?: { done: number; of: number; label: string; text: string }
  paragraphs: readonly string[]
  /** A formatted text, below the paragraphs. */
  formatted?: MailText
  list?: readonly Listed[]
  /** Below the list. */
  more?: string | undefined
  /** What the recipient wrote. */
  quote?: string
  action?: Link
  /** Below the action, in small letters. */
  notes?: readonly Note[]
  /** For a person who did not request the mail. */
  decline?: Note
}

/** The company that a mail is from, as the site's settings have it. */
export interface Sender {
  name: string
  wordmarkFirst: string
  wordmarkSecond: string
  /** Lines. */
  address: string
}

const postalAddress = ({ name, address }: Sender) => [name, ...address.split('\n')].filter(Boolean).join(', ')

const inText = ({ label, url }: Link) => `${label}: ${url}`

/** As plain text, with each address at the end of its line. */
const textOf = (
  { heading, progress, paragraphs, formatted, list = [], more, quote, action, notes = [], decline }: MailContent,
  sender: Sender,
) =>
  [
    // A mail without an action has no heading: it is the same text as the subject.
    ...(action ? [heading] : []),
    ...(progress ? [`${progress.label}: ${progress.text}`] : []),
    ...paragraphs,
    ...(formatted ? [mailTextOf(formatted)] : []),
    ...list.map(({ title, text, url }) => [title, text, url].filter(Boolean).join('\n')),
    ...(more ? [more] : []),
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...(action ? [inText(action)] : []),
    ...[...notes, ...(decline ? [decline] : [])].map(({ text, link }) => (link ? `${text} ${inText(link)}` : text)),
    `-- \n${postalAddress(sender)}\n`,
  ].join('\n\n')

/** Prevents a line break in "e-mail": on a small screen the heading would break after its first letter. */
const unbroken = (text: string) => text.replaceAll('e-mail', '<span style="white-space:nowrap">e-mail</span>')
const wordmark = ({ wordmarkFirst, wordmarkSecond }: Sender) =>
  `<span style="font-weight:720">${escaped(wordmarkFirst)}</span> ${escaped(wordmarkSecond)}`

const FONT = "font-family:Archivo,Arial,'Helvetica Neue',sans-serif;color:#10241d"
const SMALL = 'color:#475a51;font-size:15px;line-height:22px'

const anchor = ({ label, url }: Link, style: string) =>
  `<a href="${escaped(url)}" style="${style}">${escaped(label)}</a>`
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:4px;background:#0e5a41;color:#ffffff;font-size:15px;line-height:22px;font-weight:600;text-decoration:none'

const inLines = (text: string) => escaped(text).replaceAll('\n', '<br>')
const noteOf = ({ text, link }: Note) => escaped(text) + (link ? ` ${anchor(link, 'color:#0e5a41')}` : '')

/** A thing of a list, below a line. */
const rowOf = ({ title, url, text }: Listed) =>
  `<p style="margin:0;padding:12px 0;border-top:1px solid #cbd4cb;line-height:24px">${
    url === undefined ? `<b>${escaped(title)}</b>` : anchor({ label: title, url }, 'color:#0e5a41;font-weight:600')
  }<br><span style="${SMALL}">${escaped(text)}</span></p>`

/** A band of equal parts. A table, as mail programs know no other columns. */
function bandOf({ done, of, label, text }: NonNullable<MailContent['progress']>) {
  const cell = (_: unknown, index: number) =>
    `<td width="${100 / of}%" style="height:14px;border:1.5px solid #73847a;border-width:1.5px ${index === of - 1 ? '1.5px' : '0'} 1.5px ${index ? '0' : '1.5px'};${index < done ? 'background:#3e9a6c;border-color:#3e9a6c' : ''}"></td>`
  return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" style="width:100%;margin:20px 0 8px;border-collapse:separate;line-height:1px;font-size:1px"><tr>${Array.from({ length: of }, cell).join('')}</tr></table>
<p style="margin:0 0 16px;${SMALL}"><b style="color:#10241d">${escaped(label)}</b> ${escaped(text)}</p>`
}

/** As HTML in the colours of the site, also in dark mode; it loads nothing. */
const htmlOf = (
  { heading, progress, paragraphs, formatted, list = [], more, quote, action, notes = [], decline }: MailContent,
  sender: Sender,
) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only"><title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f3f5f0;${FONT};font-size:17px;line-height:27px">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:12px solid #ffc233;overflow-wrap:break-word">
<p style="margin:0 0 32px;font-size:17px;line-height:22px;font-weight:520">${wordmark(sender)}</p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:34px;letter-spacing:-0.02em;font-weight:640">${unbroken(escaped(heading))}</h1>
${progress ? bandOf(progress) : ''}
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${inLines(paragraph)}</p>`).join('\n')}
${formatted ? mailHtmlOf(formatted) : ''}
${list.map(rowOf).join('\n')}
${more ? `<p style="margin:12px 0 16px">${escaped(more)}</p>` : ''}
${quote ? `<blockquote style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #3e9a6c">${inLines(quote)}</blockquote>` : ''}
${action ? `<p style="margin:32px 0">${anchor(action, BUTTON)}</p>` : ''}
${notes.map((note) => `<p style="margin:16px 0 0;${SMALL}">${noteOf(note)}</p>`).join('\n')}
${decline ? `<p style="margin:${notes.length + list.length ? '28px 0 0;padding-top:16px;border-top:1px solid #cbd4cb' : '0'};${SMALL}">${noteOf(decline)}</p>` : ''}
</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 32px;${SMALL}">${escaped(postalAddress(sender))}</p>
</body></html>
`

/** Lays out a mail in both of its forms. The content is plain text; it is escaped for the HTML. */
export const mailBody = (content: MailContent, sender: Sender) => ({
  text: textOf(content, sender),
  html: htmlOf(content, sender),
})
