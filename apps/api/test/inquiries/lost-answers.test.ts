import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { expect, test } from 'vitest'
import { anEmail } from '../fixtures/identity.ts'
import { world } from '../fixtures/world.ts'

const here = world()

test('a note or a call whose answer was lost stands once in the timeline', async () => {
  const { call } = await here().anAdmin()
  const { insertedId: id } = await here().call(specialist.create, {
    body: { username: 'Ada', email: anEmail(), phone: '00442071838750' },
  })
  const withKey = () => ({ params: { id }, headers: { 'idempotency-key': crypto.randomUUID() } })
  const noted = { ...withKey(), body: { text: 'Prefers mornings.' } }
  const called = { ...withKey(), body: { outcome: 'noAnswer' as const } }
  for (const sendOnce of [() => call(inquiry.note, noted), () => call(inquiry.called, called)]) {
    const { insertedId } = await sendOnce()
    expect(await sendOnce()).toMatchObject({ insertedId })
  }
  const { timeline } = await call(inquiry.read, { params: { id } })
  expect(timeline.map(({ what }) => what)).toEqual(['note', 'call'])
  expect(await here().db.audit.count({ where: { record: id } })).toBe(2)
})
