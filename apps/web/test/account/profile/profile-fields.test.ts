import { BOUNDS } from '@energy/contracts/text'
import { expect, test } from 'vitest'
import { changeOf, profileFields } from '../../../src/features/account/profile/profile-fields.ts'
import { invalidFields, rejectedFields } from '../../../src/shared/form/fields.ts'
import { typed } from '../../fixtures/typed-form.ts'

test.each([
  ['Ada King', 'Ada', 'King'],
  ['  Ada  Augusta King ', 'Ada', 'Augusta King'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('the first word of %j is the first name, the others are the last name', (username, firstName, lastName) => {
  expect(changeOf(typed({ username }))).toMatchObject({ username: username.trim(), firstName, lastName })
})

test('a save sends the fields of the form and both names, trimmed, and nothing else of the record', () => {
  expect(changeOf(typed({ username: 'Ada King', 'personalInfo.phone': ' 0114 ' }))).toEqual({
    firstName: 'Ada',
    lastName: 'King',
    username: 'Ada King',
    image: '',
    personalInfo: { phone: '0114', address: '' },
    businessInfo: { businessName: '', businessAddress: '', businessEmail: '', businessPhone: '' },
  })
})

test('a value that the contract rejects gets the message of its field', () => {
  const fieldErrors = invalidFields(
    profileFields,
    typed({ image: 'http://example.com/me.png', 'personalInfo.phone': '1'.repeat(41) }),
  )
  expect(fieldErrors).toEqual({
    image: expect.stringContaining('https://'),
    'personalInfo.phone': `Phone must have at most ${BOUNDS.phone} characters.`,
  })
})

test('a name of the maximum length is accepted, counted in characters as people see them', () => {
  expect(invalidFields(profileFields, typed({ username: '🌊'.repeat(BOUNDS.line) }))).toEqual({})
  expect(Object.keys(invalidFields(profileFields, typed({ username: '🌊'.repeat(BOUNDS.line + 1) })))).toEqual([
    'username',
  ])
})

test('an error of the server is shown at the same field, and one without a field of the form is not', () => {
  const errors = [
    { path: '/image', message: 'image is not valid.' },
    { path: '/personalInfo/phone', message: 'phone must have at most 40 characters.' },
    { path: '/role', message: 'role is not allowed.' },
  ]
  expect(rejectedFields(profileFields, { type: '', title: '', status: 400, detail: '', errors })).toEqual({
    image: expect.stringContaining('https://'),
    'personalInfo.phone': 'Phone must have at most 40 characters.',
  })
})
