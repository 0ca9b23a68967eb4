import { expect, test } from 'vitest'
import { toFormErrors } from '../src/shared/form/field-errors.ts'
import { fieldErrorsOf, inputOf } from '../src/shared/specialist/specialist-input.ts'

const aRequest = (fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ username: 'Ada Byron', email: 'ada@example.com', ...fields }))
    form.set(name, value)
  return inputOf(form)
}

test('a request needs a name and an e-mail, nothing else', () => {
  expect(fieldErrorsOf(aRequest())).toEqual({})
  expect(fieldErrorsOf(aRequest({ username: '  ', email: 'ada@example' }))).toEqual({
    username: 'Enter your name',
    email: 'Enter an email address such as name@example.com',
  })
})

test('typed values are trimmed, missing ones are empty', () => {
  expect(aRequest({ comment: ' call me \n' })).toEqual({
    username: 'Ada Byron',
    email: 'ada@example.com',
    phone: '',
    businessName: '',
    businessAddress: '',
    comment: 'call me',
  })
})

test('the summary links to the fields', () => {
  expect(toFormErrors({ email: 'Enter one', phone: undefined }, 'f')).toEqual([
    { message: 'Enter one', field: 'f-email' },
  ])
})
