import { expect, test } from 'vitest'
import { contact } from '../src/inquiries/contacts.ts'
import { specialist } from '../src/inquiries/specialists.ts'
import { UserData } from '../src/user-data.ts'
import { STATES, TRANSITIONS } from '../src/inquiries/inquiry.ts'

test('a new inquiry can be contacted or closed, and a closed one can be contacted again', () => {
  expect(STATES).toEqual(['new', 'contacted', 'closed'])
  expect(TRANSITIONS).toEqual({ new: ['contacted', 'closed'], contacted: ['closed'], closed: ['contacted'] })
})

test('requests and messages have the same inquiry calls, for admins only', () => {
  const calls = ['read', 'setState', 'assign', 'note', 'called', 'reply', 'sendAgain'] as const
  for (const name of calls) {
    const [one, other] = [specialist[name], contact[name]]
    expect(one.url.replace('/specialists/', '')).toBe(other.url.replace('/contacts/', ''))
    expect([one.method, one.config.access, other.config.access]).toEqual([other.method, 'admin', 'admin'])
  }
})

test('the downloaded data of a user contains no staff fields', () => {
  const { specialists, contacts } = UserData.properties
  for (const { items } of [specialists, contacts]) {
    const fields = Object.keys(items.properties)
    for (const name of ['_id', 'state', 'assignee', 'dueAt', 'bound', 'timeline']) expect(fields).not.toContain(name)
    expect(Object.keys(items.properties.replies.items.properties)).toEqual(['at', 'subject', 'text'])
  }
})
