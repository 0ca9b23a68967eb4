import { offer } from '@energy/contracts/sales/offers'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { expect, test } from 'vitest'
import { expireOffers } from '../../src/features/sales/offers/expiry.ts'
import { ACCEPTANCE, accept, aSentOffer } from '../fixtures/records/sales.ts'
import { waitForLock } from '../fixtures/wait-for-lock.ts'
import { adminOf, problemOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)

test('acceptances at once make one order, and each has the same answer', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(here(), token)))
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
  expect(await here().db.order.count({ where: { offerId: id } })).toBe(1)
  expect(await staff().call(offer.read, { params: { id } })).toMatchObject({
    state: 'accepted',
    order: answers[0]?.order,
    answer: { name: 'Tom Okafor', version: 1 },
    client: expect.stringContaining('127.0.0.1'),
  })
})

test('somebody else with the link is shown who has accepted, and when; staff change the offer no more', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  await accept(here(), token)
  const problem = await problemOf(accept(here(), token, { ...ACCEPTANCE, name: 'Eve Other' }))
  expect(problem).toMatchObject({ status: 409, detail: expect.stringMatching(/^Tom Okafor has accepted .* already: /) })
  for (const step of [offer.revise, offer.send, offer.sendAgain, offer.withdraw, offer.remove])
    expect(await statusOf(staff().call(step, { params: { id } }))).toBe(409)
})

test('an offer that is accepted by its link is not of the account that is signed in: the link may have been passed on', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  await accept(await here().aPerson(), token)
  const accepted = await here().db.offer.findUniqueOrThrow({ where: { id }, include: { order: true } })
  expect(accepted).toMatchObject({ userId: null, order: { userId: null } })
})

test('an offer is declined once, with its reason', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  const refuse = (note: string) =>
    here().call(ownOffer.declineLinked, { params: { token }, body: { version: 1, reason: 'price', note } })
  await refuse('Too dear')
  expect(await statusOf(refuse('Too dear'))).toBe(200)
  expect(await statusOf(refuse('Another'))).toBe(409)
  expect(await statusOf(accept(here(), token))).toBe(409)
  const { state, answer } = await staff().call(offer.read, { params: { id } })
  expect({ state, answer }).toMatchObject({ state: 'declined', answer: { reason: 'price', note: 'Too dear' } })
})

test('an offer that is sent again after it was declined has no answer any more', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  const params = { id }
  await here().call(ownOffer.declineLinked, { params: { token }, body: { version: 1, reason: 'price' } })
  await staff().call(offer.revise, { params })
  await staff().call(offer.send, { params })
  expect((await staff().call(offer.read, { params })).answer).toMatchObject({ at: '', version: 0, reason: '' })
  expect(await here().db.offer.findUniqueOrThrow({ where: params })).toMatchObject({ answerId: null, client: '' })
})

test('an offer expires at the end of its last day, also before the worker marks it, and its new version has days again', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  const over = { validUntil: new Date('2026-01-31') }
  await here().db.offer.update({
    where: { id },
    data: { ...over, versions: { updateMany: { where: {}, data: over } } },
  })
  expect(await here().call(ownOffer.readLinked, { params: { token } })).toMatchObject({ state: 'expired' })
  expect((await problemOf(accept(here(), token))).detail).toBe(
    'This offer ran out on 31 January 2026. Ask for a new one.',
  )
  expect(await expireOffers(here().db)).toBe(1)
  expect((await here().db.offer.findUniqueOrThrow({ where: { id } })).state).toBe('expired')
  await staff().call(offer.revise, { params: { id } })
  expect(await statusOf(staff().call(offer.send, { params: { id } }))).toBe(200)
})

test.each(['accepted', 'declined', 'read'])('an offer that is %s while its person is deleted is gone', async (how) => {
  const { db, call, databaseUrl } = here()
  const { id, token } = await aSentOffer(here(), staff().call)
  const params = { token }
  const steps: Record<string, () => Promise<unknown>> = {
    accepted: () => accept(here(), token),
    declined: () => call(ownOffer.declineLinked, { params, body: { version: 1, reason: 'price' } }),
    read: () => call(ownOffer.seeLinked, { params }),
  }
  const { answered } = await db.$transaction(async (tx) => {
    await tx.offer.update({ where: { id }, data: { name: '', email: '' } })
    const made = statusOf(steps[how]?.() ?? Promise.resolve())
    await waitForLock(databaseUrl)
    return { answered: made }
  })
  expect(await answered).toBe(404)
  expect(await db.offer.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'sent', acceptedBy: '', seen: 0 })
  expect(await db.order.count({ where: { offerId: id } })).toBe(0)
})

test('reading is noted when the page says so, not when the link is opened', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  const read = () => staff().call(offer.read, { params: { id } })
  await here().call(ownOffer.readLinked, { params: { token } })
  expect(await read()).toMatchObject({ state: 'sent', seen: 0, seenAt: '' })
  await here().call(ownOffer.seeLinked, { params: { token } })
  await here().call(ownOffer.seeLinked, { params: { token } })
  expect(await read()).toMatchObject({ state: 'seen', seen: 2, seenAt: expect.stringMatching(/^20/) })
})
