import { unreachable } from '@energy/client/call-error'
import { expect, test } from 'vitest'
import type { FieldErrors } from '../../src/shared/form/fields.ts'
import { CLIENT } from '../../src/shared/loaders.ts'
import { aContentApi } from '../fixtures/content-api.ts'
import { pageOf } from '../fixtures/page-of.ts'

/** What the answer to a form says on a page that could not be read; by default without the API. */
async function answerOn(
  path: string,
  form: string,
  values: Record<string, string>,
  { fieldErrors, apiUrl }: { fieldErrors?: FieldErrors; apiUrl?: string } = {},
) {
  const error = fieldErrors ? { fieldErrors } : { status: 0, formError: unreachable.detail }
  const posted = { form, values: { form, ...values }, ...error }
  const { html, status } = await pageOf(path, { posted }, apiUrl, { [CLIENT]: '203.0.113.9' })
  const [, answer = ''] = new RegExp(`<section[^>]* id="${form}-answer" tabindex="-1">(.*?)</section>`).exec(html) ?? []
  return { status, text: answer.replaceAll(/(<[^>]+>)+/g, ' | ') }
}

const startsAt = '2026-12-01T09:00:00.000Z'
const person = {
  username: 'Tom Okafor',
  phone: '020 7946',
  email: 'tom@example.com',
  businessName: '',
  comment: 'Loud?',
}

test.each([
  [
    '/book',
    'booking',
    { startsAt, ...person, agreed: 'on' },
    /Hour \| Tue 1 Dec, 09:00 to 10:00, .* \| Your name \| Tom Okafor \| Phone \| 020 7946 \| Email address \| tom@example.com \| What is it about\? \| Loud\? \| $/,
  ],
  ['/calls/abc', 'move', { startsAt }, /Hour \| Tue 1 Dec, 09:00 to 10:00, /],
  ['/calls/abc', 'move', { startsAt: 'soon' }, /again\. \| $/],
  ['/calls/abc', 'cancel', {}, /again\. \| $/],
  ['/offers/abc', 'accept', { version: '1', name: 'Tom Okafor', terms: 'on' }, /full name \| Tom Okafor \| $/],
  ['/offers/abc', 'decline', { reason: 'price', note: 'No.' }, /It costs too much \| Anything else \| No\. \| $/],
  ['/offers/abc', 'decline', { reason: 'none', note: '' }, /again\. \| $/],
  ['/offers/abc', 'question', { text: 'Is it loud?' }, /Your question \| Is it loud\? \| $/],
  ['/requests/abc', 'message', { text: 'One.\n\nTwo.' }, /Your message \| One\. \| Two\. \| $/],
  ['/requests/abc', 'links', { email: 'tom@example.com' }, /Email address \| tom@example.com \| $/],
] as const)(
  'without the API the page %s says that %s was not sent, and why, with %o',
  async (path, form, values, said) => {
    const { status, text } = await answerOn(path, form, values)
    expect(status).toBe(503)
    expect(text).toContain(` | This was not sent | ${unreachable.detail} | `)
    expect(text).toMatch(said)
  },
)

test('it says also what has to be corrected', async () => {
  const fieldErrors = { username: 'Enter your name', email: 'Enter an email address' }
  const { text } = await answerOn('/book', 'booking', { ...person, username: '' }, { fieldErrors })
  expect(text).toContain('This was not sent | Enter your name | Enter an email address | Phone | 020 7946')
})

test.each([
  ['/calls/abc', 'cancel', {}],
  ['/offers/abc', 'accept', { name: 'Tom Okafor' }],
  ['/requests/abc', 'message', { text: 'Thank you.' }],
] as const)(
  'where the link has expired, the page %s says that %s was not sent, with %o',
  async (path, form, values) => {
    const { url: apiUrl } = await aContentApi({})
    const { status, text } = await answerOn(path, form, values, { apiUrl })
    expect(status).toBe(404)
    expect(text).toContain(' | This was not sent | ')
    for (const typed of Object.values(values)) expect(text).toContain(typed)
  },
)
