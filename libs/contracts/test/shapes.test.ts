import { type TSchema } from '@sinclair/typebox'
import { describe, expect, test } from 'vitest'
import { ById, IdempotencyKey, IfMatch, Page } from '../src/responses.ts'
import { NewContact } from '../src/inquiries/contacts.ts'
import { service } from '../src/content.ts'
import { NewSpecialist } from '../src/inquiries/specialists.ts'
import { NewSubscriber } from '../src/subscribers.ts'
import { NewUser, UserChange, UserPage } from '../src/people/users.ts'
import { NewReply } from '../src/inquiries/timeline.ts'
import { InquiryPage } from '../src/inquiries/states.ts'
import { routeAt } from './fixtures/routes.ts'
import { accepts, withAt, without } from './fixtures/accepts.ts'

const email = 'ada@example.com'
const NewContent = service.create.schema.body
const ContentChange = service.update.schema.body
const bodyOf = (name: string) => routeAt(name).schema.body

describe.each<[string, TSchema | undefined, object]>([
  ['a new item', NewContent, { headerTitle: 'Solar' }],
  ['a change to an item', ContentChange, {}],
  ['a new user', NewUser, { firstName: 'Ada', lastName: 'Byron', email }],
  ['a change to a user', UserChange, {}],
  ['a role', bodyOf('PUT /users/:email/role'), { role: 'user' }],
  ['a look-up', bodyOf('POST /users/lookup'), { email }],
  ['a specialist request', NewSpecialist, { username: 'Ada', email }],
  ['a message', NewContact, { firstName: 'Ada', email }],
  ['a subscription', NewSubscriber, { email }],
  ['a confirmation', bodyOf('POST /subscribers/confirm'), { token: 'A'.repeat(43) }],
  ['a reply', NewReply, { subject: 'Your quote', text: 'Here it is.' }],
  ['a note', bodyOf('POST /inquiries/:id/notes'), { text: 'Called.' }],
  ['a state', bodyOf('PUT /inquiries/:id/state'), { state: 'closed' }],
  ['an assignee', bodyOf('PUT /inquiries/:id/assignee'), { assignee: '' }],
  ['a read mark', bodyOf('PUT /notifications/seen'), { until: '2026-01-31T10:00:00.000Z' }],
])('%s', (_, schema, minimal) => {
  test('is valid with only the required fields', () => expect(accepts(schema, minimal)).toBe(true))

  test('requires each of them', () => {
    for (const name of Object.keys(minimal))
      expect([name, accepts(schema, without(minimal, name))]).toEqual([name, false])
  })

  test('rejects an unknown field', () => expect(accepts(schema, { ...minimal, headerTitel: 'Solar' })).toBe(false))
})

test.each<[string, TSchema, object, string[]]>([
  ['a section', NewContent, { headerTitle: 'Solar' }, ['sections/0']],
  ['a sub title of a change', ContentChange, {}, ['sections/0', 'subTitles/0']],
  ['the info of a user', UserChange, {}, ['personalInfo', 'businessInfo']],
  ['contact preferences', NewContact, { firstName: 'Ada', email }, ['preferences']],
])('%s may be empty, and must not have an unknown field', (_, schema, base, paths) => {
  for (const path of paths) {
    expect([path, accepts(schema, withAt(base, path, {}))]).toEqual([path, true])
    expect([path, accepts(schema, withAt(base, `${path}/titel`, ''))]).toEqual([path, false])
  }
})

test('a required text has at least one letter', () => {
  expect(accepts(NewContent, { headerTitle: '' })).toBe(false)
  expect(accepts(ContentChange, { headerTitle: '' })).toBe(false)
  expect(accepts(NewSpecialist, { username: '', email })).toBe(false)
  expect(accepts(NewContact, { firstName: '', email })).toBe(false)
  expect(accepts(NewReply, { subject: '', text: 'Here it is.' })).toBe(false)
  expect(accepts(NewReply, { subject: 'Your quote', text: '' })).toBe(false)
  expect(accepts(bodyOf('POST /inquiries/:id/notes'), { text: '' })).toBe(false)
  expect(accepts(NewSpecialist, { username: 'A', email })).toBe(true)
})

test('an item has at most 50 sections and 50 sub titles', () => {
  for (const schema of [NewContent, ContentChange])
    for (const name of ['sections', 'subTitles']) {
      const item = (count: number) => ({ headerTitle: 'Solar', [name]: Array.from({ length: count }, () => ({})) })
      expect([name, accepts(schema, item(50)), accepts(schema, item(51))]).toEqual([name, true, false])
    }
})

test('read-only fields with any value are accepted in a body', () => {
  const echoed = ['_id', 'createdAt', 'updatedAt']
  for (const name of echoed)
    expect([name, accepts(NewContent, { headerTitle: 'Solar', [name]: 7 })]).toEqual([name, true])
  for (const name of echoed) expect([name, accepts(ContentChange, { [name]: null })]).toEqual([name, true])
  const echoedOfUser = [...echoed, 'requestedRole', 'pendingOrder', 'lastVisit', 'lastPurchase', 'totalSpend']
  for (const name of echoedOfUser) expect([name, accepts(UserChange, { [name]: 7 })]).toEqual([name, true])
})

test('an e-mail field must have an e-mail address', () => {
  for (const [schema, base] of [
    [NewUser, { firstName: 'Ada', lastName: 'Byron' }],
    [NewSpecialist, { username: 'Ada' }],
    [NewContact, { firstName: 'Ada' }],
    [NewSubscriber, {}],
    [routeAt('GET /users/:email').schema.params, {}],
    [bodyOf('POST /users/lookup'), {}],
  ] as const)
    expect([accepts(schema, { ...base, email }), accepts(schema, { ...base, email: 'Ada' })]).toEqual([true, false])
})

test('the query of a list accepts only valid page, order, text and filter parameters', () => {
  for (const page of [Page, UserPage, InquiryPage]) {
    for (const valid of [{}, { limit: 1 }, { limit: 100 }, { cursor: 'c'.repeat(200) }, { order: 'newest' }, { q: '' }])
      expect([valid, accepts(page, valid)]).toEqual([valid, true])
    expect(accepts(page, { q: 'x'.repeat(200) })).toBe(true)
    for (const invalid of [{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { order: 'oldest' }, { page: 2 }])
      expect([invalid, accepts(page, invalid)]).toEqual([invalid, false])
    expect([accepts(page, { cursor: 'c'.repeat(201) }), accepts(page, { q: 'x'.repeat(201) })]).toEqual([false, false])
  }
  expect([accepts(UserPage, { role: 'admin' }), accepts(UserPage, { role: 'owner' })]).toEqual([true, false])
  expect([accepts(InquiryPage, { state: 'closed' }), accepts(InquiryPage, { state: 'open' })]).toEqual([true, false])
})

test.each([
  ['If-Match', IfMatch, 'if-match', 0, 1_000],
  ['Idempotency-Key', IdempotencyKey, 'idempotency-key', 1, 255],
] as const)('%s has a bounded length and is optional', (_, schema, name, min, max) => {
  const accepted = [min, max, max + 1].map((length) => accepts(schema, { [name]: 'x'.repeat(length) }))
  expect(accepted).toEqual([true, true, false])
  expect(accepts(schema, {})).toBe(true)
  expect(accepts(schema, { [name]: '' })).toBe(min === 0)
})

test('the path of a record requires an id', () =>
  expect([accepts(ById, {}), accepts(ById, { id: 'x' })]).toEqual([false, true]))
