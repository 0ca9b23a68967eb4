import { BOUNDS } from '@energy/contracts/text'
import { expect, test } from 'vitest'
import { changeOf, profileFieldErrors, rejectedFields } from '../src/features/account/profile/profile-input.ts'

const aForm = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  ['Ada King', 'Ada', 'King'],
  ['  Ada  Augusta King ', 'Ada', 'Augusta King'],
  ['Ada', 'Ada', ''],
  ['', '', ''],
])('of the name %j the first word is the first name, the others the last', (username, firstName, lastName) => {
  expect(changeOf(aForm({ username }))).toMatchObject({ username: username.trim(), firstName, lastName })
})

test('a save sends what the form edits and both names, trimmed, and nothing else of the record', () => {
  expect(changeOf(aForm({ username: 'Ada King', 'personalInfo/phone': ' 0114 ' }))).toEqual({
    firstName: 'Ada',
    lastName: 'King',
    username: 'Ada King',
    image: '',
    personalInfo: { phone: '0114', address: '' },
    businessInfo: { businessName: '', businessAddress: '', businessEmail: '', businessPhone: '' },
  })
})

test('what the contract refuses is said in the words of its field', () => {
  const fieldErrors = profileFieldErrors(
    aForm({ image: 'http://example.com/me.png', 'personalInfo/phone': '1'.repeat(41) }),
  )
  expect(fieldErrors).toEqual({
    image: expect.stringContaining('https://'),
    'personalInfo/phone': `Phone: use at most ${BOUNDS.phone} characters`,
  })
})

test('a name as long as the contract allows passes, counted in characters that people see as one', () => {
  expect(profileFieldErrors(aForm({ username: '🌊'.repeat(BOUNDS.line) }))).toEqual({})
  expect(Object.keys(profileFieldErrors(aForm({ username: '🌊'.repeat(BOUNDS.line + 1) })))).toEqual(['username'])
})

test('what the server refuses stands at the same field, and what is no field of the form nowhere', () => {
  expect(Object.keys(rejectedFields([{ path: '/image' }, { path: '/role' }]))).toEqual(['image'])
})
