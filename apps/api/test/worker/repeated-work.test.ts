import { expect, onTestFinished, test } from 'vitest'
import { aBooking } from '../fixtures/records/booked.ts'
import { anOrderOf, issueOf, SALES } from '../fixtures/records/documents.ts'
import { aPictureRow } from '../fixtures/records/pictures.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { world } from '../fixtures/world.ts'

const here = world()
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000)

/** Something of each kind of work that no job asks for. @returns a function that reads what has become of it */
async function waitingWork() {
  const { db } = here()
  // Without opening hours the company is always open, so it reminds at any time.
  await db.$executeRaw`UPDATE items SET texts = texts || '{"hours": []}' WHERE kind = 'company'`
  const sales = { ...SALES, today: inDays(-40) }
  const { id: invoiceId } = await issueOf(db, await anOrderOf(db), {}, sales)
  const { id: offerId } = await db.offer.create({
    data: { number: 'O-1', currency: 'USD', state: 'sent', validUntil: inDays(-2) },
  })
  const coming = await aBooking(db, inDays(0.8), { createdAt: inDays(-2) })
  const begun = await aBooking(db, inDays(-0.1), { client: 'A hash' })
  const { id: itemId } = await db.content.create({
    data: { kind: 'services', headerTitle: 'Old', details: '', deletedAt: inDays(-31) },
  })
  const { id: letterId } = await db.letter.create({
    data: { title: 'Winter', state: 'sending', startedAt: new Date(), mails: { create: { dueAt: new Date() } } },
  })
  const { id: webhookId } = await db.webhook.create({
    data: { url: 'https://example.com', events: [], secret: new Uint8Array(32) },
  })
  await db.webhookDelivery.create({ data: { webhookId, event: 'webhook.test', data: {} } })
  const { id: pictureId } = await db.picture.create({ data: aPictureRow() })
  // Their jobs are lost.
  await db.$executeRaw`DELETE FROM pgboss.job`
  return async () => {
    const invoice = await db.invoice.findUniqueOrThrow({ where: { id: invoiceId } })
    const letter = await db.letter.findUniqueOrThrow({ where: { id: letterId }, include: { mails: true } })
    return {
      invoice: { isReminded: invoice.remindedAt !== null, hasPdf: invoice.pdfAt !== null },
      offer: (await db.offer.findUniqueOrThrow({ where: { id: offerId } })).state,
      isReminded: (await db.booking.findFirstOrThrow({ where: { inquiryId: coming } })).remindedAt !== null,
      client: (await db.booking.findFirstOrThrow({ where: { inquiryId: begun } })).client,
      old: await db.content.count({ where: { id: itemId } }),
      letter: { state: letter.state, mails: letter.mails.map(({ outcome }) => outcome) },
      deliveries: (await db.webhookDelivery.findMany()).map(({ state }) => state),
      picture: (await db.picture.findUniqueOrThrow({ where: { id: pictureId } })).state,
    }
  }
}

test('the worker reminds, lets offers expire, makes PDFs, erases what is past its retention and marks what is lost, all by itself', async () => {
  const read = await waitingWork()
  const worker = aWorkerOn(here().databaseUrl)
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  await expect.poll(read).toEqual({
    invoice: { isReminded: true, hasPdf: true },
    offer: 'expired',
    isReminded: true,
    client: '',
    old: 0,
    letter: { state: 'sent', mails: ['failed'] },
    deliveries: ['failed'],
    picture: 'failed',
  })
  expect(await worker.end()).toMatchObject({ code: 0, errors: '' })
})
