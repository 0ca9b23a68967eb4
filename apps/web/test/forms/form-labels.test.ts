import { expect, test } from 'vitest'
import { profileFields, profileValues } from '../../src/features/account/profile/profile-fields.ts'
import { contactForm } from '../../src/features/contact/contact-fields.ts'
import { newsletterForm } from '../../src/features/newsletter/newsletter-fields.ts'
import type { Fields } from '../../src/shared/form/fields.ts'
import { errorsOf, labelsOf, typed } from '../fixtures/typed-form.ts'
import { aUser } from '../fixtures/user.ts'

/** The messages for texts that are too long, by the names of their fields. */
const messagesFor = (fields: Fields) =>
  errorsOf(fields, Object.fromEntries(Object.keys(fields).map((name) => [name, '1'.repeat(100_000)])))
/** A message that begins with the label of its field. */
const about = (label: string) => expect.stringMatching(new RegExp(`^${label} must have at most [\\d,]+ characters\\.$`))

test('a text of the contact form that is too long has a message with the label of its field', () => {
  expect(messagesFor(contactForm.fields)).toMatchObject({
    lastName: about('Last name'),
    phone: about('Phone'),
    address: about('Address'),
    time: about('Preferred time'),
    comment: about('Comment'),
  })
})

test('a text of the profile that is too long has a message with the label of its field', () => {
  expect(messagesFor(profileFields)).toMatchObject({
    username: about('Name'),
    'personalInfo.phone': about('Phone'),
    'personalInfo.address': about('Address'),
    'businessInfo.businessName': about('Business name'),
    'businessInfo.businessEmail': about('Business email address'),
    'businessInfo.businessPhone': about('Business phone'),
    'businessInfo.businessAddress': about('Business address'),
  })
})

test('both fields of the newsletter have a label', () => {
  expect(labelsOf(newsletterForm.fields)).toEqual(['Email for the newsletter', 'Leave this empty'])
})

test.each(['email', 'phone', 'post', 'allAbove'])('a message wants to be answered by what is ticked: %s', (ticked) => {
  const form = typed({ [`preferences.${ticked}`]: 'on' })
  const none = { email: false, phone: false, post: false, allAbove: false }
  expect(contactForm.read(form, { origin: '/contact', referrer: '' }).preferences).toEqual({ ...none, [ticked]: true })
})

test('every field of the profile shows its text of the record', () => {
  const fields = Object.keys(profileFields)
  const user = aUser({
    image: 'image',
    username: 'username',
    personalInfo: { phone: 'personalInfo.phone', address: 'personalInfo.address' },
    businessInfo: {
      businessName: 'businessInfo.businessName',
      businessEmail: 'businessInfo.businessEmail',
      businessPhone: 'businessInfo.businessPhone',
      businessAddress: 'businessInfo.businessAddress',
    },
  })
  expect(profileValues(user)).toMatchObject(Object.fromEntries(fields.map((name) => [name, name])))
})
