import { expect, test } from 'vitest'
import { admissionViolationOf, isAdmitted, mustSucceed, readsEmails } from '../src/fuzz/admission.ts'
import { CALLERS, CUSTOMER, OTHER_USER } from '../src/fuzz/callers.ts'
import type { Operation } from '../src/fuzz/document.ts'

const anOperation = (access: string, more: Partial<Operation> = {}): Operation => ({
  'x-access': access,
  method: 'GET',
  path: '/services',
  parameters: [],
  responses: {},
  ...more,
})
const admittedTo = (operation: Operation, email?: string) =>
  CALLERS.filter((caller) => isAdmitted(operation, caller, email)).join(' ')

const aCall = (operation: Operation) => ({
  operation,
  path: '/services',
  headers: {},
  body: undefined,
  type: 'application/json',
  email: undefined,
  hasAddress: true,
})

test('a call admits those of its role, and the API keys of that role', () => {
  expect(admittedTo(anOperation('public'))).toBe(CALLERS.join(' '))
  expect(admittedTo(anOperation('editor'))).toBe('editor admin editor-key')
  expect(admittedTo(anOperation('sales'))).toBe('sales admin sales-key')
  expect(admittedTo(anOperation('staff'))).toBe('editor sales admin editor-key sales-key')
  expect(admittedTo(anOperation('admin'))).toBe('admin')
})

test('what belongs to a person admits no key, and others only where the document says so', () => {
  const path = '/users/{email}'
  expect(admittedTo(anOperation('signed-in'))).toBe('customer unregistered editor sales admin')
  expect(admittedTo(anOperation('self', { path }), CUSTOMER)).toBe('customer')
  expect(admittedTo(anOperation('sales', { 'x-personal': true }))).toBe('sales admin')
  expect(admittedTo(anOperation('self', { path, 'x-others': 'sales' }), OTHER_USER)).toBe('sales admin')
})

test('a call that is not admitted must be answered 401 without a token, and 403 with one', () => {
  const call = aCall(anOperation('editor'))
  expect(admissionViolationOf({ ...call, caller: 'anonymous' }, 401)).toBeUndefined()
  expect(admissionViolationOf({ ...call, caller: 'sales' }, 403)).toBeUndefined()
  expect(admissionViolationOf({ ...call, caller: 'editor' }, 200)).toBeUndefined()
  for (const status of [200, 404, 401])
    expect(admissionViolationOf({ ...call, caller: 'sales-key' }, status)).toMatch(/admits no such caller/)
  expect(admissionViolationOf({ ...call, caller: 'anonymous' }, 403)).toMatch(/admits no such caller/)
})

test('an address that no operation has may be unknown to those who are not admitted, and never succeeds', () => {
  const call = { ...aCall(anOperation('editor')), hasAddress: false, caller: 'customer' as const }
  expect(admissionViolationOf(call, 404)).toBeUndefined()
  expect(admissionViolationOf(call, 200)).toMatch(/admits no such caller/)
})

test('nobody creates the record of another person', () => {
  const operation = anOperation('self', { method: 'POST', path: '/users' })
  const call = { ...aCall(operation), caller: 'unregistered' as const }
  expect(admissionViolationOf({ ...call, body: `{"email":"${CUSTOMER}"}` }, 201)).toMatch(/another person/)
  expect(admissionViolationOf({ ...call, body: '{"email":"unregistered@example.com"}' }, 201)).toBeUndefined()
  expect(mustSucceed(operation, 'unregistered')).toBe(true)
  expect(mustSucceed(operation, 'customer')).toBe(false)
})

test('sales and admins alone read the e-mails of others', () => {
  expect(CALLERS.filter(readsEmails)).toEqual(['sales', 'admin', 'sales-key'])
})
