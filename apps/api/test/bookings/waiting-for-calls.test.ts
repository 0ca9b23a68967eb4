import { booking } from '@energy/contracts/bookings/bookings'
import { CALL, freeIn } from '@energy/contracts/bookings/slots'
import { inbox } from '@energy/contracts/inquiries/inbox'
import { request } from '@energy/contracts/inquiries/requests'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { readWorkingTime } from '../../src/shared/site/working-time.ts'
import { signToken } from '../../src/shared/access/signed-token.ts'
import { inADay } from '../fixtures/records/a-value.ts'
import { anEmail } from '../fixtures/identity.ts'
import { world } from '../fixtures/world.ts'

const here = world()
beforeEach(async () => void (await here().db.inquiry.deleteMany()))

/** A call that is booked for the last free hour of two weeks. */
async function aCall() {
  const { call, db } = here()
  const { days } = await call(booking.days)
  const [earlier = '', last = ''] = freeIn(days).slice(-2)
  const body = { startsAt: last, username: 'Ines Carvalho', email: anEmail(), phone: '00447700900142' }
  const { insertedId: id, token } = await call(booking.create, { body })
  const params = { token }
  return {
    id,
    earlier,
    last,
    row: () => db.inquiry.findUniqueOrThrow({ where: { id }, select: { waitingSince: true, dueAt: true } }),
    move: (startsAt: string) => call(booking.move, { params, body: { startsAt } }),
    cancel: () => call(booking.cancel, { params }),
    writeBack: async () => {
      const link = await signToken(db, 'request', id, inADay())
      return call(request.writeBackLinked, { params: { token: link }, body: { text: 'Ring the office, please.' } })
    },
  }
}
const hour = (startsAt: string) => ({
  waitingSince: new Date(startsAt),
  dueAt: new Date(Date.parse(startsAt) + CALL),
})
/** When an answer is due to what comes now, to the minute. */
const dueNow = async () => Math.floor(+(await readWorkingTime(here().db)).due(new Date()) / 60_000)
const minuteOf = (time: Date) => Math.floor(+time / 60_000)

test('somebody who has booked a call waits from its hour on and is overdue after it, also once it is moved', async () => {
  const { earlier, last, row, move } = await aCall()
  expect(await row()).toEqual(hour(last))
  await move(earlier)
  expect(await row()).toEqual(hour(earlier))
})

test('somebody who cancels the call waits from then on, for as long as everybody', async () => {
  const { row, cancel } = await aCall()
  await cancel()
  const { waitingSince, dueAt } = await row()
  expect(+waitingSince).toBeLessThanOrEqual(Date.now())
  expect([0, 1]).toContain((await dueNow()) - minuteOf(dueAt))
})

test('somebody who writes back before the call is answered as soon as everybody, whatever becomes of the call', async () => {
  const { earlier, row, move, cancel, writeBack } = await aCall()
  await writeBack()
  const waiting = await row()
  expect(+waiting.waitingSince).toBeLessThanOrEqual(Date.now())
  expect([0, 1]).toContain((await dueNow()) - minuteOf(waiting.dueAt))
  await move(earlier)
  expect(await row()).toEqual(waiting)
  await cancel()
  expect(await row()).toEqual(waiting)
})

const migration = new URL(
  '../../prisma/migrations/20261129234500_calls_wait_from_their_hour/migration.sql',
  import.meta.url,
)

test('the migration lets somebody who has booked a call wait from its hour on, and nobody who has no call or has written back', async () => {
  const { db } = here()
  const [booked, cancelled, answered, waiting] = [await aCall(), await aCall(), await aCall(), await aCall()]
  await cancelled.cancel()
  await db.inquiry.update({ where: { id: answered.id }, data: { state: 'contacted' } })
  await waiting.writeBack()
  const before = { waitingSince: new Date(), dueAt: inADay() }
  await db.inquiry.updateMany({ data: before })
  await db.$executeRawUnsafe(readFileSync(migration, 'utf8'))
  expect(await booked.row()).toEqual(hour(booked.last))
  for (const { row } of [cancelled, answered, waiting]) expect(await row()).toEqual(before)
})

test('in the inbox somebody who waits for a booked call comes after those who wait for an answer', async () => {
  const { id } = await aCall()
  const { insertedId } = await here().call(specialist.create, { body: { username: 'Tom', email: anEmail() } })
  const { call } = await here().anAdmin()
  expect((await call(inbox.list)).map(({ _id }) => _id)).toEqual([insertedId, id])
})
