import { MAX_CLIENT_CALLS, MAX_OPEN_CALLS, booking } from '@energy/contracts/bookings/bookings'
import { CALL, freeIn } from '@energy/contracts/bookings/slots'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { beforeEach, expect, test } from 'vitest'
import { eraseClients } from '../../src/features/bookings/open-calls.ts'
import { anEmail } from '../fixtures/identity.ts'
import { problemOf, statusOf, untilAnswered, world } from '../fixtures/world.ts'

const here = world({ TRUST_PROXY: '127.0.0.1' })
beforeEach(async () => void (await here().db.inquiry.deleteMany()))

const PUBLIC = '93.184.216.34'
const OPEN = { status: 409, detail: expect.stringMatching(/^You have 3 calls to come already\. Change or cancel one/) }
const MANY = { status: 409, detail: expect.stringMatching(/^Many calls are booked from your connection already\./) }

/** So many hours that are free, each of them at another time. */
async function free(count: number) {
  const { days } = await here().call(booking.days)
  const hours = freeIn(days).slice(-count)
  expect(hours).toHaveLength(count)
  return hours
}
const Answer = Type.Object({ token: Type.Optional(Type.String()), detail: Type.Optional(Type.String()) })
const body = (startsAt: string, email = anEmail()) => ({ startsAt, username: 'Ines', email, phone: '00447700900142' })

/** Books as many calls as one may have to come. @returns the tokens of their links, and an hour that is free */
async function bookMost(email: string, call = here().call) {
  const hours = await free(MAX_OPEN_CALLS + 1)
  const tokens: string[] = []
  for (const startsAt of hours.slice(1))
    tokens.push((await call(booking.create, { body: body(startsAt, email) })).token)
  return { tokens, left: hours[0] ?? '' }
}

/** Lets the hour of a call pass. @returns when it began */
async function becomesPast(startsAt: string) {
  const hours = { startsAt: new Date(Date.now() - 2 * CALL), endsAt: new Date(Date.now() - CALL) }
  await here().db.booking.updateMany({ where: { startsAt: new Date(startsAt) }, data: hours })
  return hours.startsAt.toISOString()
}

/** Books calls from an address, one after the other. */
async function bookAllFrom(from: string, hours: readonly string[]) {
  const booked: Awaited<ReturnType<typeof bookFrom>>[] = []
  for (const startsAt of hours) booked.push(await bookFrom(from, startsAt))
  return booked
}
/** Books a call from an address. */
async function bookFrom(from: string, startsAt: string) {
  const answer = await fetch(here().url + booking.create.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body(startsAt)),
  })
  return { ...Value.Parse(Answer, await answer.json()), status: answer.status }
}

test('an e-mail has three calls to come at most, and another one once a call is cancelled or over', async () => {
  const email = anEmail()
  const { tokens, left } = await bookMost(email)
  const again = () => here().call(booking.create, { body: body(left, email.toUpperCase()) })
  expect(await problemOf(again())).toMatchObject(OPEN)
  expect(await here().db.inquiry.count()).toBe(MAX_OPEN_CALLS)
  const [first = '', second = ''] = tokens
  await here().call(booking.move, { params: { token: first }, body: { startsAt: left } })
  const [other = ''] = await free(1)
  expect(await statusOf(here().call(booking.create, { body: body(other, email) }))).toBe(409)
  await here().call(booking.cancel, { params: { token: second } })
  expect(await statusOf(here().call(booking.create, { body: body(other, email) }))).toBe(200)

  await becomesPast(other)
  const [last = ''] = await free(1)
  expect(await statusOf(here().call(booking.create, { body: body(last, email) }))).toBe(200)
})

test('of several calls that are booked with an e-mail at the same time only as many are as it may have', async () => {
  const email = anEmail()
  const hours = await free(12)
  const statuses = await Promise.all(
    hours.map((startsAt) =>
      statusOf(untilAnswered(() => here().call(booking.create, { body: body(startsAt, email) }))),
    ),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_OPEN_CALLS)
  expect(await here().db.booking.count()).toBe(MAX_OPEN_CALLS)
})

test('an account has three calls to come at most, whatever e-mails it types; staff book as many as they want', async () => {
  const [person, admin] = [await here().aPerson(), await here().anAdmin()]
  const hours = await free(MAX_OPEN_CALLS + 1)
  for (const { call, expected } of [
    { call: person.call, expected: [200, 200, 200, 409] },
    { call: admin.call, expected: [200, 200, 200, 200] },
  ]) {
    const statuses: number[] = []
    for (const startsAt of hours) statuses.push(await statusOf(call(booking.create, { body: body(startsAt) })))
    expect(statuses).toEqual(expected)
  }
})

test('from one address of the Internet ten calls to come are booked at most, also once they are moved', async () => {
  const hours = await free(MAX_CLIENT_CALLS + 3)
  const [moved = '', next = '', after = '', ...taken] = hours
  const booked = await bookAllFrom(PUBLIC, taken)
  expect(booked.map(({ status }) => status)).toEqual(taken.map(() => 201))
  expect(await bookFrom(PUBLIC, next)).toMatchObject(MANY)
  const [token = '', cancelled = ''] = booked.flatMap((each) => each.token ?? [])
  await here().call(booking.move, { params: { token }, body: { startsAt: moved } })
  // The same address, as IPv6 has it.
  expect(await bookFrom(`::ffff:${PUBLIC}`, next)).toMatchObject(MANY)
  expect(await bookFrom('93.184.216.35', next)).toMatchObject({ status: 201 })
  await here().call(booking.cancel, { params: { token: cancelled } })
  expect(await bookFrom(PUBLIC, after)).toMatchObject({ status: 201 })
})

test('a private address stands for everybody behind a proxy, so it has no limit', async () => {
  const hours = await free(MAX_CLIENT_CALLS + 1)
  const booked = await bookAllFrom('10.0.0.7', hours)
  expect(booked.map(({ status }) => status)).toEqual(hours.map(() => 201))
})

test('from where a call was booked is stored until it is cancelled or its hour begins, and only as a hash', async () => {
  const { db } = here()
  const [first = '', second = '', third = ''] = await free(3)
  await bookAllFrom(PUBLIC, [first, second])
  const { token = '' } = await bookFrom(PUBLIC, third)
  const clientOf = async (startsAt: string) =>
    (await db.booking.findFirstOrThrow({ where: { startsAt: new Date(startsAt) } })).client
  expect(await clientOf(first)).toMatch(/^[\w-]{43}$/)
  await here().call(booking.cancel, { params: { token } })
  expect(await clientOf(third)).toBe('')
  const past = await becomesPast(second)
  await eraseClients(db)
  expect([await clientOf(first), await clientOf(past)]).toEqual([expect.stringMatching(/^[\w-]{43}$/), ''])
})
