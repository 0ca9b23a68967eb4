import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { bill } from '@energy/contracts/inquiries/bills'
import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { userData } from '@energy/contracts/people/user-data'
import { CALL } from '@energy/contracts/bookings/slots'
import { offer } from '@energy/contracts/sales/offers'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { expect, test } from 'vitest'
import { anAttachment } from '../fixtures/records/attachments.ts'
import { aBooking } from '../fixtures/records/booked.ts'
import { accept, aSentOffer } from '../fixtures/records/sales.ts'
import { problemOf, world, type World } from '../fixtures/world.ts'

const here = world()

/** A person with requests and messages, sent signed in, anonymously and by another person, with the same e-mail. */
async function aPersonWithInquiries({ aPerson, call: anonymous, db }: World, identity: { verified?: boolean } = {}) {
  const { email, call } = await aPerson({ firstName: 'Ada' }, identity)
  await call(specialist.create, { body: { username: 'Ada', email, comment: 'bound' } })
  await anonymous(specialist.create, { body: { username: 'Ada', email, comment: 'unbound' } })
  await call(contact.create, { body: { firstName: 'Ada', email, comment: 'bound' } })
  await anonymous(contact.create, { body: { firstName: 'Ada', email, comment: 'unbound' } })
  await (await aPerson()).call(contact.create, { body: { firstName: 'Eve', email, comment: 'of another person' } })
  await db.subscriber.create({ data: { email, confirmedAt: new Date() } })
  return { call, params: { email } }
}
const comments = (rows: readonly { comment: string }[]) => rows.map(({ comment }) => comment)

test('the data of a person has their record, their inquiries, and records with their verified e-mail', async () => {
  const { call, params } = await aPersonWithInquiries(here())
  const data = await call(userData, { params })
  expect(data.user).toMatchObject({ firstName: 'Ada', email: params.email })
  expect(comments(data.specialists)).toEqual(['bound'])
  expect(comments(data.contacts)).toEqual(['bound', 'unbound'])
  expect(data.subscribers).toMatchObject([{ email: params.email, confirmedAt: expect.stringMatching(/Z$/) }])
})

test('the data of a person has the replies to each inquiry, and no notes of staff', async () => {
  const { call, params } = await aPersonWithInquiries(here())
  const staff = (await here().anAdmin()).call
  const body = { subject: 'Your boiler', text: 'On Tuesday?' }
  for (const calls of [specialist, contact]) {
    const sent = await staff(calls.list, { querystring: { q: params.email } })
    for (const { _id: id } of sent) {
      await staff(inquiry.note, { params: { id }, body: { text: 'Sounds impatient.' } })
      await staff(inquiry.reply, { params: { id }, body })
    }
  }
  const data = await call(userData, { params })
  expect([...data.specialists, ...data.contacts].map(({ replies }) => replies)).toEqual(
    Array.from({ length: 3 }, () => [{ at: expect.any(String), ...body, attachments: [] }]),
  )
  expect(JSON.stringify(data)).not.toContain('impatient')
})

test('the data of a person has their bills, with the names of the files', async () => {
  const { call: anonymous, aPerson } = here()
  const { email, call } = await aPerson()
  const attachments = [await anAttachment(call, undefined, 'november.pdf')]
  await call(bill.create, { body: { username: 'Ada', email, comment: 'bound', attachments } })
  await anonymous(bill.create, { body: { username: 'Ada', email, comment: 'unbound' } })
  const data = await call(userData, { params: { email } })
  expect(data.bills).toMatchObject([
    { comment: 'bound', attachments: [{ name: 'november.pdf', type: 'application/pdf' }] },
    { comment: 'unbound', attachments: [] },
  ])
})

test('the data of a person has the calls that were booked with a request, also those that were cancelled', async () => {
  const { db, aPerson } = here()
  const { id: userId, email, call } = await aPerson()
  const [first, second] = [new Date('2026-12-01T09:00Z'), new Date('2026-12-02T09:00Z')]
  const times = { createdAt: new Date('2026-11-30T08:00Z'), timeZone: 'Europe/Paris' }
  const inquiryId = await aBooking(
    db,
    first,
    { ...times, cancelledAt: new Date('2026-11-30T09:00Z') },
    { userId, email },
  )
  await db.booking.create({
    data: { inquiryId, startsAt: second, endsAt: new Date(+second + CALL), place: 0, ...times },
  })
  const { specialists } = await call(userData, { params: { email } })
  const expected = { createdAt: '2026-11-30T08:00:00.000Z', timeZone: 'Europe/Paris' }
  expect(specialists.map(({ calls }) => calls)).toEqual([
    [
      { ...expected, startsAt: '2026-12-01T09:00:00.000Z', cancelledAt: '2026-11-30T09:00:00.000Z' },
      { ...expected, startsAt: '2026-12-02T09:00:00.000Z', cancelledAt: '' },
    ],
  ])
})

test('the data of a person has the network address from which an offer was accepted, which no list of offers has', async () => {
  const { db, aPerson, anAdmin } = here()
  const { id: user, email, call } = await aPerson({ username: 'Tom Okafor' })
  const { call: staff } = await anAdmin()
  const { id, token } = await aSentOffer(here(), staff, { user })
  await accept({ call }, token)
  const { client } = await db.offer.findUniqueOrThrow({ where: { id } })
  expect(client).not.toBe('')
  const { offers } = await call(userData, { params: { email } })
  expect(offers).toMatchObject([{ state: 'accepted', client }])
  expect(await call(ownOffer.read, { params: { id } })).not.toHaveProperty('client')
  for (const list of [await call(ownOffer.list), await staff(offer.list)]) {
    expect(list).toMatchObject([{ _id: id }])
    expect(list[0]).not.toHaveProperty('client')
  }
})

test('the data of a person has the letters that were sent to their subscription, and an invitation that waits', async () => {
  const { call, params } = await aPersonWithInquiries(here())
  const { db } = here()
  const [startedAt, expiresAt] = [new Date('2026-11-30T09:00Z'), new Date('2026-12-03T09:00Z')]
  const { id: subscriberId } = await db.subscriber.findUniqueOrThrow({ where: params })
  for (const [title, outcome] of [
    ['Winter', 'sent'],
    ['Spring', 'refused'],
  ] as const)
    await db.letter.create({
      data: { title, state: 'sending', startedAt, mails: { create: { subscriberId, outcome } } },
    })
  await db.invitation.create({ data: { ...params, role: 'editor', sentAt: startedAt, expiresAt } })
  const data = await call(userData, { params })
  expect(data.subscribers).toMatchObject([{ letters: [{ title: 'Winter', startedAt: startedAt.toISOString() }] }])
  expect(data.invitations).toEqual([
    { role: 'editor', sentAt: startedAt.toISOString(), expiresAt: expiresAt.toISOString() },
  ])
})

test('with an unverified e-mail the data has only records that are bound to the person', async () => {
  const { call, params } = await aPersonWithInquiries(here(), { verified: false })
  await here().db.invitation.create({ data: { ...params, role: 'editor', expiresAt: new Date() } })
  const data = await call(userData, { params })
  expect(comments(data.specialists)).toEqual(['bound'])
  expect(comments(data.contacts)).toEqual(['bound'])
  expect([data.subscribers, data.invitations]).toEqual([[], []])
})

test('only the person and admins can read it', async () => {
  const { params } = await aPersonWithInquiries(here())
  expect(await problemOf((await here().aPerson()).call(userData, { params }))).toMatchObject({ status: 403 })
  expect((await (await here().anAdmin()).call(userData, { params })).user).toMatchObject(params)
})
