import { COMPANY } from '@energy/contracts/company'

/** What a mail says: paragraphs, and one thing to do. */
export interface Words {
  heading: string
  paragraphs: readonly string[]
  action: { label: string; url: string }
  /** Why it came, and how to get no more; its link comes last. */
  footer: { text: string; url: string }
}

const FONT = 'font-family:Archivo,Arial,sans-serif;color:#10241d'
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** As plain text. */
export const textOf = ({ heading, paragraphs, action, footer }: Words) =>
  [heading, ...paragraphs, `${action.label}: ${action.url}`, '-- ', COMPANY.name, `${footer.text} ${footer.url}`].join(
    '\n\n',
  )

/** As a page of its own: no picture, no script, nothing from anywhere. */
export const htmlOf = ({ heading, paragraphs, action, footer }: Words) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(heading)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f3f5f0;${FONT};font-size:17px;line-height:27px">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-top:6px solid #ffc233">
<p style="margin:0 0 24px;font-size:15px;line-height:22px;font-weight:620">${escaped(COMPANY.name)}</p>
<h1 style="margin:0 0 16px;font-size:28px;line-height:34px;font-weight:640">${escaped(heading)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escaped(paragraph)}</p>`).join('\n')}
<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#0e5a41;color:#ffffff;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:32px 0 0;color:#475a51;font-size:15px;line-height:22px">${escaped(footer.text)} <a href="${escaped(footer.url)}" style="color:#0e5a41">Unsubscribe</a></p>
</div></body></html>
`
