import { expect, test } from 'vitest'
import { bookingForm, cancelForm, moveForm } from '../../src/features/booking/booking-fields.ts'
import { notLoaded } from '../../src/features/booking/not-loaded.ts'
import { firstSite } from '../fixtures/first-site.ts'
import { errorsOf, labelsOf, typed } from '../fixtures/typed-form.ts'

const NO_EMAIL = 'Enter an email address such as name@example.com'
const STARTS_AT = '2026-12-01T09:00:00.000Z'
const from = { origin: '/book', referrer: '' }
const complete = {
  startsAt: STARTS_AT,
  username: ' Grace Obi',
  phone: '+44 (0)20 7946 0112',
  email: 'grace@example.com',
  businessName: '',
  comment: 'Our boiler.',
  agreed: 'on',
}

test('a call is booked with an hour, a name, a number, an address and the consent', () => {
  expect(errorsOf(bookingForm.fields)).toEqual({
    startsAt: 'Pick an hour',
    username: 'Enter your name',
    phone: 'Enter the number at which we ring you',
    email: NO_EMAIL,
    agreed: 'Tick the box, so that we may use what you send',
  })
  expect(errorsOf(bookingForm.fields, complete)).toEqual({})
  expect(errorsOf(bookingForm.fields, { ...complete, phone: '+1 2' })).toEqual({
    phone: 'Enter a phone number, from 5 to 40 digits',
  })
  expect(labelsOf(bookingForm.fields)).toEqual([
    'Hour',
    'Your name',
    'Phone',
    'Email address',
    'Business name',
    'What is it about?',
    'Consent',
  ])
})

test('the API gets the number as digits and the time zone of the visitor, and not the consent', () => {
  expect(bookingForm.read(typed({ ...complete, timeZone: 'Europe/Zurich' }), from)).toEqual({
    startsAt: STARTS_AT,
    username: 'Grace Obi',
    phone: '00442079460112',
    email: 'grace@example.com',
    businessName: '',
    comment: 'Our boiler.',
    timeZone: 'Europe/Zurich',
    ...from,
  })
})

test('a booked call is moved to another hour, and cancelled without any input', () => {
  expect(errorsOf(moveForm.fields)).toEqual({ startsAt: 'Pick an hour' })
  expect(moveForm.read(typed({ startsAt: STARTS_AT }), from)).toEqual({ startsAt: STARTS_AT })
  expect(cancelForm.read(typed({}), from)).toEqual({})
  expect([bookingForm.name, moveForm.name, cancelForm.name]).toEqual(['booking', 'move', 'cancel'])
})

test('where no hours could be read, the page has the number of the company, if there is one', () => {
  const { company } = firstSite('book')
  const sentence = 'We could not load the hours that are free.'
  expect(notLoaded({ ...company, phone: '020 7946 0112' })).toBe(`${sentence} You can also ring 020 7946 0112.`)
  expect(notLoaded({ ...company, phone: '' })).toBe(sentence)
})
