import { contact } from '@energy/contracts/inquiries/contacts'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { offer } from '@energy/contracts/sales/offers'
import { subscriber } from '@energy/contracts/subscribers'
import { user } from '@energy/contracts/people/users'
import { expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { problemOf, world } from '../fixtures/world.ts'

const here = world()
const none = { email: false, phone: false, post: false, allAbove: false }

test('anyone can send a message, and staff read the messages, newest first', async () => {
  const { call, anAdmin } = here()
  await call(contact.create, { body: { firstName: 'Grace', email: anEmail() } })
  const written = {
    firstName: 'Ada',
    lastName: 'Byron',
    phone: '00442071838750',
    address: 'Mill',
    time: '9',
    comment: 'a',
  }
  const body = { ...written, email: 'ADA@example.com', preferences: { post: true } }
  const { insertedId } = await call(contact.create, { body })
  const { data, headers } = await (await anAdmin()).call.withHeaders(contact.list, { querystring: { limit: 1 } })
  expect(data).toEqual([
    {
      ...written,
      _id: insertedId,
      email: 'ada@example.com',
      preferences: { ...none, post: true },
      createdAt: expect.stringMatching(/Z$/),
      state: 'new',
      assignee: { _id: '', username: '' },
      dueAt: expect.stringMatching(/Z$/),
      origin: '',
      referrer: '',
      bound: false,
    },
  ])
  expect(headers.get('x-total-count')).toBe('2')
})

test('allAbove sets the other three preferences; without preferences none is set', async () => {
  const { call, db } = here()
  const of = async (preferences: object | undefined) => {
    const body = { firstName: 'Ada', email: anEmail(), ...(preferences && { preferences }) }
    const { insertedId: id } = await call(contact.create, { body })
    return (await db.inquiry.findUniqueOrThrow({ where: { id } })).preferences
  }
  expect(await of({ allAbove: true, phone: false })).toEqual({ email: true, phone: true, post: true, allAbove: true })
  expect(await of({})).toEqual(none)
  expect(await of(undefined)).toEqual(none)
})

test('first name and e-mail are required, a phone has only digits, and all errors are reported at once', async () => {
  const body = { firstName: '', email: 'ada', phone: '+44 20' }
  const problem = await problemOf(here().call(contact.create, { body }))
  expect(problem.errors?.map(({ path }) => path)).toEqual(['/firstName', '/email', '/phone'])
})

test('a message that is sent twice with one key is stored once', async () => {
  const { call, db } = here()
  const sent = { body: { firstName: 'Ada', email: anEmail() }, headers: { 'idempotency-key': crypto.randomUUID() } }
  expect(await call(contact.create, sent)).toEqual(await call(contact.create, sent))
  expect(await db.inquiry.count({ where: { email: sent.body.email } })).toBe(1)
})

test('staff list subscribers with the time of their confirmation, and delete them', async () => {
  const { anAdmin, db } = here()
  await db.subscriber.createMany({
    data: [{ email: 'a@example.com' }, { email: 'b@example.com', confirmedAt: new Date() }],
  })
  const { call } = await anAdmin()
  const { data, headers } = await call.withHeaders(subscriber.list)
  expect(data).toMatchObject([
    { email: 'b@example.com', confirmedAt: expect.stringMatching(/Z$/) },
    { confirmedAt: '' },
  ])
  expect(headers.get('x-total-count')).toBe('2')
  for (const { _id: id } of data) await call(subscriber.remove, { params: { id } })
  expect((await call.withHeaders(subscriber.list)).headers.get('x-total-count')).toBe('0')
})

test.each([true, false])(
  'the deletion of a person erases unbound records with their e-mail only if it is verified, and nobody else’s: %s',
  async (verified) => {
    const { call, aPerson, db } = here()
    const person = await aPerson({}, { verified })
    const body = { firstName: 'Ada', email: person.email }
    const { insertedId: unbound } = await call(contact.create, { body })
    const { insertedId: bound } = await person.call(contact.create, { body: { ...body, email: anEmail() } })
    const { insertedId: ofAnother } = await (await aPerson()).call(contact.create, { body })
    for (const inquiryId of [unbound, ofAnother])
      await db.timelineEntry.create({ data: { inquiryId, what: 'note', text: 'Likes mornings.' } })
    await db.subscriber.create({ data: { email: person.email } })
    await person.call(user.remove, { params: { email: person.email } })
    const textsOf = async (id: string) => {
      const { firstName, entries } = await db.inquiry.findUniqueOrThrow({ where: { id }, include: { entries: true } })
      return [firstName, ...entries.map(({ text }) => text)]
    }
    expect(await textsOf(bound)).toEqual([''])
    expect(await textsOf(unbound)).toEqual(verified ? ['', ''] : ['Ada', 'Likes mornings.'])
    expect(await textsOf(ofAnother)).toEqual(['Ada', 'Likes mornings.'])
    expect(await db.subscriber.count({ where: { email: person.email } })).toBe(verified ? 0 : 1)
  },
)

test('what is shown of a long message ends with a whole character, wherever it is shown', async () => {
  const { call, anAdmin } = here()
  const staff = await anAdmin()
  const beginning = `${'a'.repeat(199)}🌞`
  const body = { firstName: 'Ada', email: anEmail(), comment: `${beginning}🌞` }
  const { insertedId: id } = await call(contact.create, { body })
  const { insertedId: other } = await call(contact.create, { body: { ...body, comment: 'Hello.' } })
  const { insertedId: offerId } = await staff.call(offer.create, { body: { inquiry: id } })
  const read = async (of: string) => staff.call(inquiry.read, { params: { id: of } })
  expect((await staff.call(inbox.list)).find(({ _id }) => _id === id)?.line).toBe(beginning)
  expect((await read(id)).line).toBe(beginning)
  expect((await read(other)).others).toMatchObject([{ line: beginning }])
  expect((await staff.call(offer.read, { params: { id: offerId } })).inquiry.line).toBe(beginning)
})
