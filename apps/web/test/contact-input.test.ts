import { expect, test } from 'vitest'
import { CONTACT_LABELS, contactFieldErrors, contactOf } from '../src/features/contact/contact-input.ts'
import { fieldErrorsOfProblem } from '../src/shared/form/field-errors.ts'

const aMessage = (fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ firstName: 'Ada', email: 'ada@example.com', ...fields }))
    form.set(name, value)
  return contactOf(form)
}

test('a message needs a first name and an e-mail, nothing else', () => {
  expect(contactFieldErrors(aMessage())).toEqual({})
  expect(contactFieldErrors(aMessage({ firstName: ' ', email: 'ada@' }))).toEqual({
    firstName: 'Enter your first name',
    email: 'Enter an email address such as name@example.com',
  })
})

test('a message has the typed and ticked values, and its phone as digits', () => {
  const message = aMessage({ phone: '+44 20 7946 0112', comment: ' Hello ', 'preferences.post': 'on' })
  expect(message).toMatchObject({ phone: '00442079460112', comment: 'Hello', lastName: '' })
  expect(message.preferences).toEqual({ email: false, phone: false, post: true, allAbove: false })
})

test('an error of the server is shown at its field, with the label of the screen', () => {
  const problem = { type: 'about:blank', title: 'Invalid', status: 400, detail: 'Two errors.' }
  const errors = [
    { path: '/firstName', message: 'firstName must have at most 300 characters.' },
    { path: '/nowhere', message: 'nowhere is not a known field.' },
  ]
  expect(fieldErrorsOfProblem({ ...problem, errors }, CONTACT_LABELS)).toEqual({
    firstName: 'First name must have at most 300 characters.',
  })
  expect(fieldErrorsOfProblem(problem, CONTACT_LABELS)).toEqual({})
})
