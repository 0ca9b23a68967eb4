import type { Specialist } from '@energy/contracts/inquiries/specialists'
import { expect, test } from 'vitest'
import { personOf } from '../src/features/inquiries/people.ts'

const none = { businessName: '', businessAddress: '', businessEmail: '', businessPhone: '' }

const aRequest = (given: Partial<Specialist> = {}): Specialist => ({
  _id: crypto.randomUUID(),
  state: 'new',
  assignee: { _id: '', username: '' },
  dueAt: '2026-11-02T00:00:00.000Z',
  username: 'Ines Okafor',
  email: 'ines@example.com',
  phone: '',
  businessName: '',
  businessAddress: '',
  comment: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  bound: false,
  account: false,
  personalInfo: { phone: '', address: '' },
  businessInfo: none,
  image: '',
  ...given,
})

test('a person has an account only if one of their requests has one', () => {
  expect(personOf([aRequest(), aRequest({ account: true })])).toMatchObject({ hasAccount: true })
  expect(personOf([aRequest()])).toMatchObject({ hasAccount: false })
})

test('values of the newest request come before those of the record', () => {
  const record = {
    personalInfo: { phone: '1', address: '4 Mill Street' },
    businessInfo: { ...none, businessName: 'Bakery' },
  }
  expect(personOf([aRequest({ ...record, phone: '2' })])).toMatchObject({
    phone: '2',
    address: '4 Mill Street',
    businessName: 'Bakery',
  })
})
