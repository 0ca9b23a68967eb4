import type { TSchema } from '@sinclair/typebox'
import { describe, expect, test } from 'vitest'
import { NewContact } from '../src/inquiries/contacts.ts'
import { service } from '../src/content.ts'
import { NewSpecialist } from '../src/inquiries/specialists.ts'
import { NewSubscriber } from '../src/subscribers.ts'
import { NewUser, UserChange } from '../src/people/users.ts'
import { NewReply } from '../src/inquiries/timeline.ts'
import { routeAt } from './fixtures/routes.ts'
import { accepts, withAt } from './fixtures/accepts.ts'

const letters = (length: number) => 'x'.repeat(length)
const digits = (length: number) => '7'.repeat(length)
const address = (length: number) => `${letters(length - '@example.com'.length)}@example.com`
const link = (length: number) => `/${letters(length - 1)}`

type Rows = [path: string, max: number, textOf?: (length: number) => string][]
const LINE = 300
const LONG = 20_000
const PHONE = 40
const EMAIL = 254
const LINK = 2_000

const ofContent: Rows = [
  ['headerTitle', 200],
  ['titlePrefix', LINE],
  ['titleDescription', LONG],
  ['cta', LINE],
  ['ctaImage', LINK, link],
  ['details', LONG],
  ['author', LINE],
  ['sections/0/title', LINE],
  ['sections/0/description', LONG],
  ['sections/0/prefix', LINE],
  ['sections/0/cta', LINE],
  ['sections/0/ctaImage', LINK, link],
  ['subTitles/0/subTitle', LINE],
  ['subTitles/0/subTitleDescription', LONG],
  ['subTitles/0/subTitlePrefix', LINE],
  ['subTitles/0/cta', LINE],
  ['subTitles/0/ctaImage', LINK, link],
]
const ofPerson: Rows = [
  ['firstName', LINE],
  ['lastName', LINE],
  ['username', LINE],
  ['email', EMAIL, address],
  ['image', LINK, link],
]
const email = 'ada@example.com'

describe.each<[string, TSchema, object, Rows]>([
  ['a new item', service.create.schema.body, { headerTitle: 'Solar' }, ofContent],
  ['a change to an item', service.update.schema.body, {}, ofContent],
  ['a new user', NewUser, { firstName: 'Ada', lastName: 'Byron', email }, ofPerson],
  [
    'a change to a user',
    UserChange,
    {},
    [
      ...ofPerson,
      ['personalInfo/phone', PHONE],
      ['personalInfo/address', LINE],
      ['businessInfo/businessName', LINE],
      ['businessInfo/businessAddress', LINE],
      ['businessInfo/businessEmail', EMAIL],
      ['businessInfo/businessPhone', PHONE],
    ],
  ],
  [
    'a specialist request',
    NewSpecialist,
    { username: 'Ada', email },
    [
      ['username', LINE],
      ['email', EMAIL, address],
      ['phone', PHONE],
      ['businessName', LINE],
      ['businessAddress', LINE],
      ['comment', LONG],
    ],
  ],
  [
    'a message',
    NewContact,
    { firstName: 'Ada', email },
    [
      ['firstName', LINE],
      ['lastName', LINE],
      ['email', EMAIL, address],
      ['phone', PHONE, digits],
      ['address', LINE],
      ['time', LINE],
      ['comment', LONG],
    ],
  ],
  [
    'a subscription',
    NewSubscriber,
    { email },
    [
      ['email', EMAIL, address],
      ['website', LINE],
    ],
  ],
  [
    'a reply',
    NewReply,
    { subject: 'Your quote', text: 'Here it is.' },
    [
      ['subject', LINE],
      ['text', LONG],
    ],
  ],
  ['a note', routeAt('POST /inquiries/:id/notes').schema.body ?? NewReply, {}, [['text', LONG]]],
])('%s', (_, schema, base, rows) => {
  test.each(rows)('%s has at most %i code points', (path, max, textOf = letters) => {
    expect(accepts(schema, withAt(base, path, textOf(max)))).toBe(true)
    expect(accepts(schema, withAt(base, path, textOf(max + 1)))).toBe(false)
  })

  test.each(rows)('%s must be text without NUL', (path) => {
    expect(accepts(schema, withAt(base, path, `\u0000`))).toBe(false)
    expect(accepts(schema, withAt(base, path, 7))).toBe(false)
  })
})
