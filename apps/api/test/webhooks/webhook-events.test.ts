import { booking } from '@energy/contracts/bookings/bookings'
import { contact } from '@energy/contracts/inquiries/contacts'
import { service } from '@energy/contracts/content'
import { order } from '@energy/contracts/sales/orders'
import { ownOffer } from '@energy/contracts/sales/own-offers'
import { specialist } from '@energy/contracts/inquiries/specialists'
import { subscriber } from '@energy/contracts/subscribers'
import { texts } from '@energy/contracts/texts'
import { webhook, WEBHOOK_EVENTS, type WebhookEvent } from '@energy/contracts/webhooks/webhooks'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { doDue } from '../../src/features/content/drafts/due.ts'
import { hashOf, newToken } from '../../src/shared/access/tokens.ts'
import { inADay } from '../fixtures/records/a-value.ts'
import { aFreeHour } from '../fixtures/records/bookings.ts'
import { anEmail } from '../fixtures/identity.ts'
import { accept, anOrder, aSentOffer } from '../fixtures/records/sales.ts'
import { adminOf, statusOf, world } from '../fixtures/world.ts'

const here = world()
const staff = adminOf(here)
let subscribed: string
const A_URL = 'https://[3000::1]/events'

beforeAll(async () => {
  const body = { url: A_URL, events: [...WEBHOOK_EVENTS] }
  subscribed = (await staff().call(webhook.create, { body })).insertedId
})
beforeEach(async () => void (await here().db.webhookDelivery.deleteMany()))

/** The events that are delivered to the webhook, the first one first. */
async function delivered() {
  const log = await staff().call(webhook.deliveries, { params: { id: subscribed } })
  return log.map(({ event, data }) => [event, data.kind, data.id]).toReversed()
}

/** Lets the time of everything that is scheduled come. */
async function doScheduled() {
  await here().db.schedule.updateMany({ data: { at: new Date() } })
  await doDue(here().db)
}

const sender = () => ({ firstName: 'Ada', email: anEmail() })
const aDraft = async () => (await staff().call(service.start, { body: { headerTitle: 'Solar' } })).insertedId
const aLiveService = async () => (await staff().call(service.create, { body: { headerTitle: 'Solar' } })).insertedId
const refusal = { version: 1, reason: 'price' as const }

async function aBooking() {
  const body = { startsAt: (await aFreeHour(here())) ?? '', username: 'Ada', email: anEmail(), phone: '00442071838750' }
  return here().call(booking.create, { body })
}

/** Causes each event. Resolves with the last record that is delivered to the webhook: its kind and its id. */
const causes: Record<WebhookEvent, () => Promise<[kind: string, id: string]>> = {
  'inquiry.received': async () => ['contacts', (await here().call(contact.create, { body: sender() })).insertedId],
  'booking.made': async () => ['inquiries', (await aBooking()).insertedId],
  'booking.moved': async () => {
    const { insertedId, token } = await aBooking()
    const startsAt = (await aFreeHour(here())) ?? ''
    await here().call(booking.move, { params: { token }, body: { startsAt } })
    return ['inquiries', insertedId]
  },
  'booking.cancelled': async () => {
    const { insertedId, token } = await aBooking()
    await here().call(booking.cancel, { params: { token } })
    return ['inquiries', insertedId]
  },
  'offer.accepted': async () => {
    const { id, token } = await aSentOffer(here(), staff().call)
    for (let time = 1; time <= 2; time += 1) await accept(here(), token)
    return ['offers', id]
  },
  'offer.declined': async () => {
    const { id, token } = await aSentOffer(here(), staff().call)
    await here().call(ownOffer.declineLinked, { params: { token }, body: refusal })
    return ['offers', id]
  },
  'invoice.issued': async () => {
    const id = await anOrder(here(), staff().call)
    return ['invoices', (await staff().call(order.invoice, { params: { id }, body: {} })).insertedId]
  },
  'subscriber.confirmed': async () => {
    const token = newToken()
    const tokens = { create: { hash: hashOf(token), purpose: 'confirm' } }
    const { id } = await here().db.subscriber.create({ data: { email: anEmail(), tokens } })
    for (let time = 1; time <= 2; time += 1) await here().call(subscriber.confirm, { body: { token } })
    return ['subscribers', id]
  },
  'content.published': async () => {
    const id = await aDraft()
    await staff().call(service.publish, { params: { id } })
    return ['services', id]
  },
  'content.unpublished': async () => {
    const id = await aLiveService()
    await staff().call(service.unpublish, { params: { id } })
    return ['services', id]
  },
}

test.each(WEBHOOK_EVENTS)('%s is delivered once, with its id and kind and nothing else', async (event) => {
  const [kind, id] = await causes[event]()
  const found = (await delivered()).filter(([name]) => name === event)
  expect(found).toEqual([[event, kind, id]])
  const [row] = await here().db.webhookDelivery.findMany({ where: { event } })
  expect(Object.keys(Object(row?.data)).toSorted()).toEqual(['id', 'kind'])
})

test('every form of the site is an inquiry that is received', async () => {
  const body = { username: 'Ada', email: anEmail() }
  const sent = [
    (await here().call(specialist.create, { body })).insertedId,
    (await here().call(contact.create, { body: sender() })).insertedId,
  ]
  expect(await delivered()).toEqual([
    ['inquiry.received', 'specialists', sent[0]],
    ['inquiry.received', 'contacts', sent[1]],
  ])
})

test('an item that is live is delivered as published when it is changed or restored, and as unpublished when it is deleted', async () => {
  const id = await aLiveService()
  const params = { id }
  await staff().call(service.update, { params, body: { headerTitle: 'Solar panels' } })
  await staff().call(service.update, { params, body: { headerTitle: 'Solar panels' } })
  await staff().call(service.save, { params, body: { headerTitle: 'A draft' } })
  await staff().call(service.publish, { params })
  await staff().call(service.remove, { params })
  await staff().call(service.restore, { params })
  expect((await delivered()).map(([event]) => event)).toEqual([
    'content.published',
    'content.published',
    'content.published',
    'content.unpublished',
    'content.published',
  ])
})

test('what no visitor sees is not delivered: drafts are saved, deleted and restored', async () => {
  const id = await aDraft()
  await staff().call(service.save, { params: { id }, body: { headerTitle: 'Solar panels' } })
  await staff().call(service.remove, { params: { id } })
  await staff().call(service.restore, { params: { id } })
  expect(await delivered()).toEqual([])
})

test('a text of the site is delivered, too', async () => {
  const body = { kind: 'questions' as const, texts: { question: 'How long?', answer: 'A day.' } }
  const { insertedId: id } = await staff().call(texts.start, { body })
  await staff().call(texts.publish, { params: { id } })
  await staff().call(texts.remove, { params: { id } })
  await staff().call(texts.restore, { params: { id } })
  expect(await delivered()).toEqual([
    ['content.published', 'questions', id],
    ['content.unpublished', 'questions', id],
    ['content.published', 'questions', id],
  ])
})

test('what the worker publishes and unpublishes by a schedule is delivered', async () => {
  const id = await aDraft()
  const at = inADay().toISOString()
  await staff().call(service.schedule, { params: { id, action: 'publish' }, body: { at } })
  await doScheduled()
  await staff().call(service.schedule, { params: { id, action: 'unpublish' }, body: { at } })
  await doScheduled()
  expect(await delivered()).toEqual([
    ['content.published', 'services', id],
    ['content.unpublished', 'services', id],
  ])
})

test('a write that is refused emits nothing', async () => {
  const { id, token } = await aSentOffer(here(), staff().call)
  await here().call(ownOffer.declineLinked, { params: { token }, body: refusal })
  expect(await statusOf(accept(here(), token))).toBe(409)
  expect(await delivered()).toEqual([['offer.declined', 'offers', id]])
})

test('a webhook that is off, or has chosen other events, gets nothing', async () => {
  const params = { id: subscribed }
  await staff().call(webhook.update, { params, body: { active: false } })
  await here().call(contact.create, { body: sender() })
  await staff().call(webhook.update, { params, body: { active: true, events: ['offer.accepted'] } })
  await here().call(contact.create, { body: sender() })
  await staff().call(webhook.update, { params, body: { events: [...WEBHOOK_EVENTS] } })
  expect(await delivered()).toEqual([])
})
