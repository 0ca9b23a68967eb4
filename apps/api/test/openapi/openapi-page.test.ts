import { createHash } from 'node:crypto'
import { route } from '@energy/contracts/route'
import { Type } from '@sinclair/typebox'
import { expect, test } from 'vitest'
import { openApiOf } from '../../src/plugins/openapi/document.ts'
import { PAGE_POLICY, pageOf } from '../../src/plugins/openapi/page.ts'

const response = { 200: Type.Object({ acknowledged: Type.Boolean() }) }
const read = route({
  method: 'GET',
  url: '/rocks/:id',
  config: { access: 'public' },
  schema: { tags: ['rocks'], summary: 'Read <one> & "all"', params: Type.Object({ id: Type.String() }), response },
})
const write = route({
  method: 'POST',
  url: '/winds',
  config: { access: 'editor' },
  schema: { tags: ['winds'], summary: 'Make a wind', body: Type.Object({ name: Type.String() }), response },
})
const document = openApiOf([read, write])
const page = pageOf(document)

/** The texts between these tags. */
const within = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, found = '']) => found)

test('each call is shown under its tag, with its method, path, summary and access', () => {
  const [, rocks = '', winds = ''] = page.split('<h2>')
  expect(rocks).toMatch(/^rocks<\/h2>\n<details id="getRocksId"><summary><code>GET \/rocks\/{id}<\/code>/)
  expect(within(rocks, 'span')).toEqual(['public'])
  expect(within(winds, 'summary')).toEqual(['<code>POST /winds</code> Make a wind <span class="who">editor</span>'])
  expect(within(winds, 'p')).toEqual(['Only editors and admins.'])
})

const unescaped = (text = '') => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

test('texts are escaped', () => {
  expect(page).toContain('Read &lt;one> &amp; &quot;all&quot;')
  expect(JSON.parse(unescaped(within(page, 'pre').at(-1)))).toEqual(document.components.securitySchemes)
})

test('a call shows its parameters, its body and its answers, where it has them; the end shows the components', () => {
  const [, rocks = '', winds = '', components = ''] = page.split('<h2>')
  expect(within(rocks, 'h4')).toEqual(['Parameters', 'Answers'])
  expect(within(winds, 'h4')).toEqual(['Body', 'Answers'])
  expect(within(components, 'h4')).toEqual(['Schemas', 'Headers', 'Security'])
  expect(JSON.parse(unescaped(within(rocks, 'pre')[1]))).toEqual(document.paths['/rocks/{id}']?.['get']?.['responses'])
})

test('the policy of the page admits its style alone', () => {
  const [style = ''] = within(page, 'style')
  expect(style).toContain('prefers-color-scheme: dark')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(PAGE_POLICY).toBe(`default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`)
})
