import type { Specialist } from '@energy/contracts/specialists'
import { expect, test } from 'vitest'
import { peopleOf } from '../src/components/people.ts'

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

test('requests of one e-mail are one person, whatever name was written', () => {
  const [newer, other, older] = [
    aRequest({ username: 'I. Okafor' }),
    aRequest({ email: 'jon@example.com' }),
    aRequest(),
  ]
  const people = peopleOf([newer, other, older])
  expect(people.map(({ email }) => email)).toEqual(['ines@example.com', 'jon@example.com'])
  expect(people[0]?.requests).toEqual([newer, older])
})

test('two people of one name stay two', () => {
  expect(peopleOf([aRequest(), aRequest({ email: 'another@example.com' })])).toHaveLength(2)
})

test('a person has an account where one of their requests does, a visitor has none', () => {
  const people = peopleOf([aRequest(), aRequest({ account: true }), aRequest({ email: 'jon@example.com' })])
  expect(people.map(({ hasAccount }) => hasAccount)).toEqual([true, false])
})

test('what somebody wrote last goes before what their record says', () => {
  const record = {
    personalInfo: { phone: '1', address: '4 Mill Street' },
    businessInfo: { ...none, businessName: 'Bakery' },
  }
  const [person] = peopleOf([aRequest({ ...record, phone: '2' })])
  expect(person).toMatchObject({ phone: '2', address: '4 Mill Street', businessName: 'Bakery' })
})
