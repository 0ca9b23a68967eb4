import { expect, test } from 'vitest'
import { acceptForm, declineForm, questionForm } from '../../src/features/account/offers/offer-fields.ts'
import { linksForm, messageForm } from '../../src/features/account/requests/request-fields.ts'
import { billForm } from '../../src/features/bill/bill-fields.ts'
import { errorsOf, labelsOf, typed } from '../fixtures/typed-form.ts'

const NO_EMAIL = 'Enter an email address such as name@example.com'
const NO_NAME = 'Type your first and last name to accept.'
const chosen = (reason: string) => errorsOf(declineForm.fields, { reason })

test('a bill needs a name and an address; phone and message may be empty', () => {
  expect(errorsOf(billForm.fields)).toEqual({ username: 'Enter your name', email: NO_EMAIL })
  expect(errorsOf(billForm.fields, { username: 'Grace', email: 'grace@example.com' })).toEqual({})
  expect(labelsOf(billForm.fields)).toEqual(['Your name', 'Phone', 'Email address', 'Your message'])
})

test('a message needs a text, and links an address', () => {
  expect(errorsOf(messageForm.fields)).toEqual({ text: 'Write your message' })
  expect(errorsOf(linksForm.fields)).toEqual({ email: NO_EMAIL })
  expect([...labelsOf(messageForm.fields), ...labelsOf(linksForm.fields)]).toEqual(['Your message', 'Email address'])
})

test('a bill and a message have the files that were sent before, by their ids alone', () => {
  const form = typed({ username: 'Grace', phone: '', email: 'grace@example.com', comment: '', text: 'Thank you.' })
  form.append('attachments', '7')
  form.append('attachments', new File(['%PDF'], 'bill.pdf'))
  form.append('attachments', '8')
  const from = { origin: '/bill', referrer: '' }
  expect(billForm.read(form, from)).toEqual({
    username: 'Grace',
    phone: '',
    email: 'grace@example.com',
    comment: '',
    ...from,
    attachments: ['7', '8'],
  })
  expect(messageForm.read(form, from)).toEqual({ text: 'Thank you.', attachments: ['7', '8'] })
})

test('an offer is accepted with a name of three letters at least, and the terms', () => {
  const { fields } = acceptForm
  const withTerms = (name: string) => errorsOf(fields, { name, terms: 'on' })
  expect(errorsOf(fields)).toEqual({ name: NO_NAME, terms: 'Tick the box to accept the terms.' })
  expect(withTerms('Gr')).toEqual({ name: NO_NAME })
  expect(withTerms('Grace Hopper')).toEqual({})
  expect(labelsOf(fields)).toEqual(['Type your full name', 'Terms'])
})

test('an offer is declined with one of the reasons, and a question needs a text', () => {
  for (const reason of ['', 'none of them', 'price, other'])
    expect(chosen(reason)).toEqual({ reason: 'Choose a reason.' })
  expect(chosen('price')).toEqual({})
  expect(errorsOf(questionForm.fields)).toEqual({ text: 'Write your question.' })
  expect(errorsOf(questionForm.fields, { text: 'x'.repeat(20_001) })).toEqual({
    text: 'Your question must have at most 20,000 characters.',
  })
  expect([...labelsOf(declineForm.fields), ...labelsOf(questionForm.fields)]).toEqual([
    'Reason',
    'Anything else',
    'Your question',
  ])
})
