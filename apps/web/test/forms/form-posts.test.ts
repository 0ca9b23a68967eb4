import { unreachable } from '@energy/client/call-error'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anApi } from '../fixtures/api.ts'
import { aPage, aSite } from '../fixtures/site.ts'

const message = { form: 'contact', firstName: 'Grace', email: 'grace@example.com' }
const bill = { form: 'bill', username: 'Grace', phone: '', email: 'grace@example.com', comment: '', attachments: '7' }
const request = { form: 'specialist', username: 'Grace', email: 'grace@example.com', agreed: 'on' }

/** The answer to a form that its page was rendered with. */
const answerIn = (text: string) => JSON.parse(text.slice(text.indexOf(' ') + 1))
const problem = (status: number, errors?: object[]) => ({ ...unreachable, status, detail: 'Too much.', errors })

async function aSiteWithApi() {
  const api = await anApi()
  return { api, ...(await aSite(api.url)) }
}

test.each([
  [message, 'POST /contacts', { firstName: 'Grace', comment: '', origin: '/contact', referrer: '' }],
  [request, 'POST /specialists', { username: 'Grace', email: 'grace@example.com', origin: '/contact' }],
  [bill, 'POST /bills', { username: 'Grace', email: 'grace@example.com', attachments: ['7'], origin: '/contact' }],
  [{ form: 'newsletter', email: 'grace@example.com' }, 'POST /subscribers', { email: 'grace@example.com' }],
  [{ form: 'links', email: 'grace@example.com' }, 'POST /request-links', { email: 'grace@example.com' }],
  [{ form: 'confirm', token: 'abc' }, 'POST /subscribers/confirm', { token: 'abc' }],
  [{ form: 'unsubscribe', token: 'abc' }, 'POST /subscribers/unsubscribe', { token: 'abc' }],
])('%o is sent, and answered with a redirect to its confirmation', async (form, name, body) => {
  const { api, post } = await aSiteWithApi()
  const { status, headers } = await post('/contact?a=b&sent=another', form)
  expect([status, headers.get('location')]).toEqual([
    303,
    `https://energy.example/contact?a=b&sent=${form.form}#${form.form}-answer`,
  ])
  expect(api.received).toMatchObject([{ name, body, headers: { 'x-forwarded-for': '127.0.0.1' } }])
})

const startsAt = '2026-12-03T09:00:00.000Z'
const call = { form: 'booking', startsAt, username: 'Grace', phone: '020 7946 0112', email: 'grace@example.com' }

test.each([
  ['/book', { ...call, agreed: 'on' }, 'POST /bookings', { startsAt, username: 'Grace', phone: '02079460112' }],
  ['/calls/abc', { form: 'move', startsAt }, 'PUT /booking-links/abc', { startsAt }],
  ['/calls/abc', { form: 'cancel' }, 'DELETE /booking-links/abc', {}],
])('on %s the form %o is sent, too', async (path, form, name, body) => {
  const { api, post } = await aSiteWithApi()
  const { status, headers } = await post(path, form)
  expect([status, headers.get('location')]).toEqual([
    303,
    `https://energy.example${path}?sent=${form.form}#${form.form}-answer`,
  ])
  expect(api.received).toMatchObject([{ name, body }])
})

test('the same form has the same key, and another one another', async () => {
  const { api, post } = await aSiteWithApi()
  for (const comment of ['one', 'one', 'two']) await post('/contact', { ...message, comment })
  const [first, second, third] = api.received.map(({ headers }) => headers['idempotency-key'])
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('what is written back is sent for the request of the page; the same text after something else is another message', async () => {
  const { api, post } = await aSiteWithApi()
  const write = (path: string, after: string) => post(path, { form: 'message', text: 'Thank you.', after })
  const { status, headers } = await write('/requests/abc', '1')
  expect([status, headers.get('location')]).toEqual([
    303,
    'https://energy.example/requests/abc?sent=message#message-answer',
  ])
  for (const [path, after] of [
    ['/requests/abc', '1'],
    ['/requests/abc', '2'],
    ['/requests/abd', '1'],
  ] as const)
    await write(path, after)
  const sent = api.received.map(({ name, headers: { 'idempotency-key': key } }) => `${name} ${String(key)}`)
  expect(api.received).toMatchObject([
    { name: 'POST /request-links/abc/messages', body: { text: 'Thank you.' } },
    {},
    {},
    {},
  ])
  expect(sent[1]).toBe(sent[0])
  expect(new Set(sent).size).toBe(3)
  expect(new Set(sent.map((each) => each.split(' ').at(-1))).size).toBe(3)
})

test('a page learns for whom it is rendered, as it may be one that a token opens', async () => {
  const { post, rendered } = await aSiteWithApi()
  await post('/requests/abc', { form: 'message', text: '' })
  expect(rendered.mock.calls[0]?.[0].headers.get('x-forwarded-for')).toBe('127.0.0.1')
})

test('line breaks are sent as in a form that the code of the page sends', async () => {
  const { api, post } = await aSiteWithApi()
  await post('/contact', { ...message, comment: 'one\r\n\r\ntwo' })
  expect(api.received).toMatchObject([{ body: { comment: 'one\n\ntwo' } }])
})

test('a form with errors is not sent, and its page shows them with what was typed', async () => {
  const { api, post } = await aSiteWithApi()
  const { status, headers, text } = await post('/contact', { ...message, email: 'grace@' })
  expect([status, headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(text).toContain('https://energy.example/contact ')
  expect(answerIn(text).posted).toEqual({
    form: 'contact',
    values: { ...message, email: 'grace@' },
    fieldErrors: { email: 'Enter an email address such as name@example.com' },
  })
  expect(api.received).toEqual([])
})

test.each([
  [
    { ...bill, username: '', email: 'grace@' },
    { username: 'Enter your name', email: 'Enter an email address such as name@example.com' },
  ],
  [{ form: 'message', text: '', attachments: '7' }, { text: 'Write your message' }],
])('%o is not sent, and says what is missing', async (form, fieldErrors) => {
  const { api, post } = await aSiteWithApi()
  const { text } = await post('/requests/abc', form)
  expect(answerIn(text).posted).toMatchObject({ form: form.form, fieldErrors })
  expect(api.received).toEqual([])
})

test('the fields that a form has not are not looked for one by one; of a name the first one is shown', async () => {
  const { post } = await aSiteWithApi()
  const lookUp = vi.spyOn(FormData.prototype, 'get')
  onTestFinished(() => lookUp.mockRestore())
  const more = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`, '']))
  const form = new URLSearchParams({ ...message, email: 'grace@', ...more })
  form.append('firstName', 'Ada')
  const { status, text } = await post('/contact', form)
  expect(status).toBe(422)
  expect(answerIn(text).posted.values).toEqual({ ...message, email: 'grace@', ...more })
  expect(lookUp.mock.calls.length).toBeLessThan(100)
})

test('the files of a message are sent with it', async () => {
  const { api, post } = await aSiteWithApi()
  await post('/requests/abc', { form: 'message', text: 'With the plan.', attachments: '7', after: '1' })
  expect(api.received).toMatchObject([{ body: { text: 'With the plan.', attachments: ['7'] } }])
})

test('an error of the API is shown at its field, or as that of the form', async () => {
  const { api, post } = await aSiteWithApi()
  api.answerWith(400, problem(400, [{ path: '/firstName', message: 'firstName must not be empty.' }]))
  const atField = await post('/contact', message)
  expect(atField.status).toBe(422)
  expect(answerIn(atField.text).posted).toMatchObject({ status: 400, fieldErrors: { firstName: expect.any(String) } })
  api.answerWith(422, problem(422))
  const ofForm = await post('/contact', message)
  expect([ofForm.status, ofForm.headers.get('retry-after')]).toEqual([422, null])
  expect(answerIn(ofForm.text).posted).toEqual({
    form: 'contact',
    values: message,
    status: 422,
    formError: 'Too much.',
  })
})

test.each([
  [429, 429, null],
  [500, 503, '5'],
  [503, 503, '5'],
])('an answer %i of the API is %i on the page', async (status, expected, retryAfter) => {
  const { api, post } = await aSiteWithApi()
  api.answerWith(status, problem(status))
  const answer = await post('/contact', message)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([expected, retryAfter])
  expect(answerIn(answer.text).posted).toMatchObject({ status, formError: 'Too much.' })
})

test('without the API a form stays on its page', async () => {
  const { post } = await aSite('http://127.0.0.1:1')
  const { status, text } = await post('/contact', message)
  expect(status).toBe(503)
  expect(answerIn(text).posted).toEqual({ form: 'contact', values: message, status: 0, formError: unreachable.detail })
})

test('the page of an item that has no form without the API is replaced by the contact page, without scripts', async () => {
  const { post } = await aSite('http://127.0.0.1:1', (asked, _, answer) => {
    const isContact = asked.url === 'https://energy.example/contact'
    return Promise.resolve(aPage(`${asked.url} ${JSON.stringify(answer)}`, { status: isContact ? 200 : 503 }))
  })
  const { status, text } = await post('/single_service/7', message)
  expect(status).toBe(503)
  expect(text).toContain('https://energy.example/contact ')
  expect(answerIn(text)).toMatchObject({ isStatic: true, posted: { form: 'contact' } })
})

test('the page of an item that has its form is rendered once', async () => {
  const { post, rendered } = await aSiteWithApi()
  const { text } = await post('/single_service/7?a=b', { ...message, email: 'grace@' })
  expect(text).toContain('https://energy.example/single_service/7?a=b ')
  expect(rendered).toHaveBeenCalledTimes(1)
})

const toHome = () => Response.redirect('https://energy.example/')

test('a form whose page is redirected is answered on the contact page, which never is', async () => {
  const { post } = await aSite('http://127.0.0.1:1', async ({ url }) => (url.endsWith('/old') ? toHome() : aPage(url)))
  expect(await post('/old', message)).toMatchObject({ status: 503, text: 'https://energy.example/contact' })
  const redirected = await aSite('http://127.0.0.1:1', async () => toHome())
  expect((await redirected.post('/old', message)).status).toBe(500)
})

test('a broken page with the answer to its form is shown as it is', async () => {
  const body = '<p id="contact-answer">'
  const { post } = await aSite('http://127.0.0.1:1', () => Promise.resolve(aPage(body, { status: 404 })))
  expect((await post('/none', message)).text).toBe(body)
})

test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }])(
  'a form with %o is refused',
  async (headers) => {
    const { api, post } = await aSiteWithApi()
    const { status, text } = await post('/contact', message, headers)
    expect(status).toBe(403)
    expect(text).toContain('It did not come from a form of this site.')
    expect(api.received).toEqual([])
  },
)

test('a form with the headers of our own page is accepted', async () => {
  const { post } = await aSiteWithApi()
  const headers = { 'sec-fetch-site': 'same-origin', origin: 'https://energy.example' }
  expect((await post('/contact', message, headers)).status).toBe(303)
})

test('what is no form of the site, or too large, is refused', async () => {
  const { api, send, post } = await aSiteWithApi()
  for (const form of [{ form: 'none' }, { form: 'toString' }, { email: 'grace@example.com' }]) {
    const { status, headers } = await post('/contact', form)
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store'])
  }
  expect((await send('/contact', { method: 'POST' })).status).toBe(400)
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  expect((await send('/contact', json)).status).toBe(415)
  const large = await post('/contact', { ...message, comment: 'x'.repeat(256 * 1024) })
  expect(large).toMatchObject({
    status: 413,
    text: expect.stringContaining('<h1>This is too large</h1><p>Go back, and shorten what you typed.</p>'),
  })
  expect(api.received).toEqual([])
})
