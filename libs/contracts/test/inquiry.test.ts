import { expect, test } from 'vitest'
import { UserData } from '../src/people/user-data.ts'
import { STATES, TRANSITIONS } from '../src/inquiries/states.ts'

test('a new inquiry can be contacted or closed, and a closed one can be contacted again', () => {
  expect(STATES).toEqual(['new', 'contacted', 'closed'])
  expect(TRANSITIONS).toEqual({ new: ['contacted', 'closed'], contacted: ['closed'], closed: ['contacted'] })
})

test('the downloaded data of a user contains no staff fields', () => {
  const { specialists, contacts } = UserData.properties
  for (const { items } of [specialists, contacts]) {
    const fields = Object.keys(items.properties)
    for (const name of ['_id', 'state', 'assignee', 'dueAt', 'bound', 'timeline']) expect(fields).not.toContain(name)
    expect(Object.keys(items.properties.replies.items.properties)).toEqual(['at', 'subject', 'text', 'attachments'])
  }
})
