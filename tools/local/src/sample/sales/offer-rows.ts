import { totalsOf, type Line } from '@energy/contracts/sales/totals'
import type { Client } from 'pg'
import { insertOrder } from './order-rows.ts'
import { dayOf, first, idAt, insert, recipientOf, salesOf, type Sales } from './rows.ts'
import { OFFERS, type SampleOffer } from './offers.ts'
import { ADMIN } from '../people.ts'

const VALID_FOR = 28
const CURRENCY = 'USD'
const TERMS = 'By accepting you order what stands above at this price. You pay 30 days after the invoice.'

/** What was done with an offer, and when it was changed last. */
function answerOf({ state, order, created, seen = 0, reason, note = '' }: SampleOffer, sales: Sales, version: number) {
  const sentAt = state === 'draft' ? null : sales.ago(created)
  const answeredAt = order ? sales.ago(order.accepted) : state === 'declined' ? sales.ago(created * 0.6) : null
  const seenAt = seen || order ? sales.ago(order ? order.accepted : created * 0.7) : null
  return {
    sentAt,
    seen: order ? Math.max(seen, 2) : seen,
    seenAt,
    answeredAt,
    answeredVersion: answeredAt ? version : 0,
    reason: reason ?? '',
    reasonNote: note,
    client: answeredAt ? '192.0.2.17' : '',
    changedAt: answeredAt ?? seenAt ?? sentAt ?? sales.ago(created),
  }
}

async function insertOffer(sales: Sales, offer: SampleOffer) {
  const { client, ago } = sales
  const { created, state, title, intro = '', before, validFor = VALID_FOR } = offer
  const at = ago(created)
  const recipient = await recipientOf(client, offer)
  const adminId = await first(client, `SELECT id::text AS value FROM users WHERE email = $1`, [ADMIN.email])
  const inquiryId = offer.answers
    ? await first(client, `SELECT id::text AS value FROM inquiries WHERE email = $1 ORDER BY id DESC LIMIT 1`, [
        offer.email,
      ])
    : null
  const versions: Line[][] = []
  for (const of of [...(before ? [before] : []), offer.lines]) versions.push(await sales.linesOf(of))
  const lines = versions.at(-1) ?? []
  const id = await idAt(client, at)
  const listed = { title, currency: CURRENCY, validUntil: dayOf(ago(created - validFor)) }
  const total = totalsOf(lines).total
  const saved = {
    editorId: adminId,
    savedAt: at,
    createdAt: at,
    inquiryId,
    acceptedBy: offer.order ? recipient.name : '',
  }
  const number = sales.next('O', at)
  const answer = answerOf(offer, sales, versions.length)
  await insert(client, 'offers', {
    id,
    number,
    state,
    ...recipient,
    version: versions.length,
    ...listed,
    total,
    ...saved,
    ...answer,
  })
  for (const [index, of] of versions.entries()) {
    const sent = state === 'draft' ? {} : { sentAt: ago(created + versions.length - 1 - index), senderId: adminId }
    const texts = { intro, begins: 'Six weeks after you accept', terms: TERMS }
    // A list is given as text, as the driver would make an array of it.
    const written = { offerId: id, version: index + 1, ...listed, ...texts, lines: JSON.stringify(of), ...sent }
    await insert(client, 'offer_versions', written)
  }
  if (offer.order)
    await insertOrder(sales, {
      offer: { id, version: versions.length },
      order: offer.order,
      recipient,
      title,
      lines,
      adminId,
    })
}

/** Inserts the offers of the sample, with their orders, invoices and payments. */
export async function insertSales(client: Client, now: Date) {
  const last = new Map<string, number>()
  const sales = salesOf(client, now, last)
  for (const offer of OFFERS) await insertOffer(sales, offer)
  for (const [key, number] of last)
    await insert(client, 'counters', { name: key.slice(0, 1), year: Number(key.slice(2)), last: number })
}
