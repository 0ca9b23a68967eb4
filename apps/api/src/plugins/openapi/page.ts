import { createHash } from 'node:crypto'
import type { Operation, openApiOf } from './document.ts'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: #1b1f1d; background: #fff }
h2 { margin: 2rem 0 .5rem; text-transform: capitalize }
details { border: 1px solid #c9d1cc; border-radius: 6px; margin: .4rem 0; padding: .5rem .8rem }
summary { cursor: pointer } summary code { font-weight: 600 }
pre { background: #f3f6f4; border-radius: 6px; overflow: auto; padding: .8rem; font-size: 14px }
.who { float: right; color: #4a544e }
table { border-collapse: collapse } td, th { padding: .2rem 1rem .2rem 0; text-align: left; vertical-align: top }
@media (prefers-color-scheme: dark) { body { color: #e8eeea; background: #151917 } pre { background: #222825 } .who { color: #a9b5ae } a { color: #8fd0ae } details { border-color: #3c4741 } }
`
/** The page has an inline style, no script, and loads nothing. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const shown = (value: unknown) => escaped(JSON.stringify(value, null, 2))
const section = (name: string, value: unknown) =>
  value === undefined ? '' : `<h4>${name}</h4><pre tabindex="0">${shown(value)}</pre>`

const operation = (
  path: string,
  method: string,
  { summary, description, parameters, requestBody, responses, ...rest }: Operation,
) => `
<details id="${rest.operationId}"><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(summary)} <span class="who">${rest['x-access']}</span></summary>
<p>${escaped(String(description))}</p>${Array.isArray(parameters) && parameters.length ? section('Parameters', parameters) : ''}${section('Body', requestBody)}${section('Answers', responses)}
</details>`

/** The document as an HTML page. */
export function pageOf({ info, tags, paths, components }: ReturnType<typeof openApiOf>) {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, one })),
  )
  const sections = tags.map(
    ({ name }) =>
      `<h2>${escaped(name)}</h2>${all
        .filter(({ one }) => one.tags.includes(name))
        .map(({ path, method, one }) => operation(path, method, one))
        .join('')}`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(info.title)}</h1><p>${escaped(info.description)} The same as a document: <a href="openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
<h2>Components</h2>${section('Schemas', components.schemas)}${section('Headers', components.headers)}${section('Security', components.securitySchemes)}
</body></html>`
}
