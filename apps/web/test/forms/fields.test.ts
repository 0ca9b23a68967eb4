import { expect, test } from 'vitest'
import { contactForm } from '../../src/features/contact/contact-fields.ts'
import { newsletterForm } from '../../src/features/newsletter/newsletter-fields.ts'
import { invalidFields, rejectedFields, toFormErrors } from '../../src/shared/form/fields.ts'
import { specialistForm } from '../../src/shared/specialist/specialist-fields.ts'
import { typed } from '../fixtures/typed-form.ts'

const NO_EMAIL = 'Enter an email address such as name@example.com'

const aMessage = (fields: Record<string, string> = {}) =>
  typed({ firstName: 'Ada', email: 'ada@example.com', ...fields })
const from = { origin: '/contact', referrer: 'search.example' }
const aRequest = (fields: Record<string, string> = {}) =>
  typed({ username: 'Ada Byron', email: 'ada@example.com', agreed: 'on', ...fields })

test('a message needs a first name and an e-mail, nothing else', () => {
  expect(invalidFields(contactForm.fields, aMessage())).toEqual({})
  expect(invalidFields(contactForm.fields, aMessage({ firstName: ' ', email: 'ada@' }))).toEqual({
    firstName: 'Enter your first name',
    email: NO_EMAIL,
  })
})

test('a message has the typed and ticked values, and its phone as digits', () => {
  const message = contactForm.read(
    aMessage({ phone: '+44 20 7946 0112', comment: ' Hello ', 'preferences.post': 'on' }),
    from,
  )
  expect(message).toMatchObject({ phone: '00442079460112', comment: 'Hello', lastName: '', ...from })
  expect(message).toMatchObject({ preferences: { email: false, phone: false, post: true, allAbove: false } })
})

test('a request needs a name, an e-mail and the consent, nothing else', () => {
  expect(invalidFields(specialistForm.fields, aRequest())).toEqual({})
  expect(invalidFields(specialistForm.fields, typed({ username: '  ', email: 'ada@example' }))).toEqual({
    username: 'Enter your name',
    email: NO_EMAIL,
    agreed: expect.stringContaining('Tick the box'),
  })
})

test('a request is sent without its consent; its values are trimmed, missing ones are empty', () => {
  expect(specialistForm.read(aRequest({ comment: ' call me \n' }), from)).toEqual({
    username: 'Ada Byron',
    email: 'ada@example.com',
    phone: '',
    businessName: '',
    businessAddress: '',
    comment: 'call me',
    ...from,
  })
})

test('a subscription needs an e-mail and sends the honeypot', () => {
  expect(invalidFields(newsletterForm.fields, typed({ email: 'nobody' }))).toEqual({ email: NO_EMAIL })
  expect(newsletterForm.read(typed({ email: ' ada@example.com', website: 'x' }), from)).toEqual({
    email: 'ada@example.com',
    website: 'x',
  })
})

test('a text is too long by the bound of the contract, counted in characters as people see them', () => {
  const [longest, tooLong] = [` ${'🌊'.repeat(300)} `, '🌊'.repeat(301)]
  expect(invalidFields(contactForm.fields, aMessage({ lastName: longest }))).toEqual({})
  expect(invalidFields(contactForm.fields, aMessage({ lastName: tooLong }))).toEqual({
    lastName: 'Last name must have at most 300 characters.',
  })
})

test('a text that the database cannot store is refused', () => {
  expect(invalidFields(contactForm.fields, aMessage({ comment: 'a\u0000b' }))).toEqual({
    comment: 'Comment has a character that is not allowed.',
  })
})

test('an error of the server is shown at its field, in the words of the form', () => {
  const problem = { type: 'about:blank', title: 'Invalid', status: 400, detail: 'Three errors.' }
  const errors = [
    { path: '/firstName', message: 'firstName must have at most 300 characters.' },
    { path: '/email', message: 'email must be an e-mail address.' },
    { path: '/nowhere', message: 'nowhere is not a known field.' },
  ]
  expect(rejectedFields(contactForm.fields, { ...problem, errors })).toEqual({
    firstName: 'First name must have at most 300 characters.',
    email: NO_EMAIL,
  })
  expect(rejectedFields(contactForm.fields, problem)).toEqual({})
})

test('the summary links to the fields', () => {
  expect(toFormErrors({ email: 'Enter one' }, 'f')).toEqual([{ message: 'Enter one', field: 'f-email' }])
})
