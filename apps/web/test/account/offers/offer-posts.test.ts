import { unreachable } from '@energy/client/call-error'
import { expect, test } from 'vitest'
import { anApi } from '../../fixtures/api.ts'
import { aSite } from '../../fixtures/site.ts'

const PAGE = '/offers/abc'
const acceptance = { form: 'accept', version: '2', name: ' Tom Okafor ', terms: 'on' }
const refusal = { form: 'decline', version: '2', reason: 'price', note: '' }

const answerIn = (text: string) => JSON.parse(text.slice(text.indexOf(' ') + 1))

async function aSiteWithApi() {
  const api = await anApi()
  return { api, ...(await aSite(api.url)) }
}

test.each([
  [acceptance, 'POST /offer-links/abc/acceptance', { version: 2, name: 'Tom Okafor', terms: true }],
  [refusal, 'POST /offer-links/abc/refusal', { version: 2, reason: 'price' }],
  [{ ...refusal, note: 'No.' }, 'POST /offer-links/abc/refusal', { version: 2, reason: 'price', note: 'No.' }],
  [{ form: 'question', text: 'Is it loud?' }, 'POST /offer-links/abc/questions', { text: 'Is it loud?' }],
])('%o is sent for the offer of the page, which then shows the answer', async (form, name, body) => {
  const { api, post } = await aSiteWithApi()
  const { status, headers } = await post(PAGE, form)
  expect([status, headers.get('location')]).toEqual([
    303,
    `https://energy.example${PAGE}?sent=${form.form}#${form.form}-answer`,
  ])
  expect(api.received).toEqual([{ name, body, headers: expect.objectContaining({ 'x-forwarded-for': '127.0.0.1' }) }])
})

test.each([
  [{ ...acceptance, name: 'To' }, { name: 'Type your first and last name to accept.' }],
  [{ form: 'accept', version: '2', name: 'Tom Okafor' }, { terms: 'Tick the box to accept the terms.' }],
  [{ ...refusal, reason: '' }, { reason: 'Choose a reason.' }],
  [{ ...refusal, reason: 'none' }, { reason: 'Choose a reason.' }],
  [{ form: 'question', text: ' ' }, { text: 'Write your question.' }],
])('%o is not sent, and comes back with what is wrong', async (form, fieldErrors) => {
  const { api, post } = await aSiteWithApi()
  const { status, headers, text } = await post(PAGE, form)
  expect([status, headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(answerIn(text).posted).toEqual({ form: form.form, values: form, fieldErrors })
  expect(api.received).toEqual([])
})

test('an answer that came too late says what has happened in between', async () => {
  const { api, post } = await aSiteWithApi()
  api.answerWith(409, { ...unreachable, status: 409, detail: 'We have changed this offer.' })
  const { status, text } = await post(PAGE, acceptance)
  expect(status).toBe(422)
  expect(answerIn(text).posted).toMatchObject({ status: 409, formError: 'We have changed this offer.' })
})

test('an offer is answered from its own page alone', async () => {
  const { api, post } = await aSiteWithApi()
  expect((await post(PAGE, acceptance, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(PAGE, acceptance, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(api.received).toEqual([])
})

test('the same question after another answer is another one', async () => {
  const { api, post } = await aSiteWithApi()
  for (const after of ['', '', '2026-11-20T11:02:00.000Z']) await post(PAGE, { form: 'question', text: 'Loud?', after })
  const [first, second, third] = api.received.map(({ headers }) => headers['idempotency-key'])
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
