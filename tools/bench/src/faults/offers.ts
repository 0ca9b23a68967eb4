import { setTimeout as pause } from 'node:timers/promises'
import { Inserted } from '@energy/contracts/responses'
import { until } from '@energy/local/supervisor/until'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { startMailSink } from './mail-sink.ts'
import type { Query } from '../query.ts'
import { startSteps, Stopped } from './steps.ts'

type MailSink = Pick<Awaited<ReturnType<typeof startMailSink>>, 'mails' | 'received'>

const Accepted = Type.Object({ number: Type.String() })
const DOMAIN = 'offers.example'
/** Who of staff gets a mail when an offer is accepted. */
export const INFORMED = 'staff@offers.example'

/** Each offer with its orders. */
const STORED = `
  SELECT offers.id, offers.number, offers.state::text, count(orders.id)::int AS orders, min(orders.number) AS order,
    (SELECT count(*) FROM pgboss.job WHERE data ->> 'mail' = 'answered' AND data ->> 'offer' = offers.id::text)::int AS notified
  FROM offers LEFT JOIN orders ON "offerId" = offers.id GROUP BY offers.id`

interface Row {
  id: string
  number: string
  state: string
  orders: number
  order: string | null
  notified: number
}

/** The numbers up to the last one that no document has, such as 3 where there are `O-2026-0002` and `O-2026-0004`. */
const gapsIn = (numbers: readonly string[]) => {
  const counted = new Set(numbers.map((number) => Number(number.split('-')[2])))
  return Math.max(0, ...counted) - counted.size
}

/** Decodes soft line breaks and equals signs of quoted-printable. */
const decoded = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
const tokenIn = (mail: string | undefined) => /\/offers\/([\w.-]+)/.exec(decoded(mail ?? ''))?.[1]

/** Clients of staff who make and send offers, and of customers who accept them by the link of their mail. */
export function offerers(apiUrl: string, headers: Record<string, string>, sink: MailSink) {
  /** The number of the order by the id of the offer that was accepted. */
  const accepted = new Map<string, string>()
  /** The addresses to which an acknowledged offer goes. */
  const sentTo: string[] = []
  const clients = startSteps(apiUrl, 2, async (number, step, stopping) => {
    const email = `${number}@${DOMAIN}`
    const lines = [{ title: 'Heat pump', unitPrice: 100_000, taxName: 'VAT', taxRate: 0 }]
    const body = { name: 'Ada Byron', email, title: `Heat ${number}`, lines }
    const { insertedId: id } = Value.Parse(Inserted, await step('POST', '/offers', { headers, body, isKeyed: true }))
    await step('POST', `/offers/${id}/sending`, { headers, isDoneAt409: true })
    sentTo.push(email)
    let token
    while ((token = tokenIn(sink.mails.get(email))) === undefined) {
      if (stopping.aborted) throw new Stopped()
      await pause(50)
    }
    const acceptance = { version: 1, name: 'Ada Byron', terms: true }
    const answer = await step('POST', `/offer-links/${token}/acceptance`, { body: acceptance })
    accepted.set(id, Value.Parse(Accepted, answer).number)
  })
  const idsOf = (to: string) => new Set(sink.received.filter((mail) => mail.to === to).map((mail) => mail.messageId))
  return {
    ...clients,
    count: () => accepted.size,
    /** What became of those that were acknowledged, when the last mail has arrived. */
    async result(query: Query) {
      const rows = await query<Row>(STORED)
      const stored = new Map(rows.map((row) => [row.id, row]))
      const isStored = ([id, order]: [string, string]) => {
        const row = stored.get(id)
        return row?.state === 'accepted' && row.order === order
      }
      const notified = rows.reduce((sum, row) => sum + row.notified, 0)
      const unsent = () => sentTo.filter((email) => idsOf(email).size === 0).length
      await until(
        async () => unsent() === 0 && idsOf(INFORMED).size >= notified,
        120,
        'The last mail of an offer',
      ).catch(() => undefined)
      return {
        sent: sentTo.length,
        accepted: accepted.size,
        lost: [...accepted].filter((each) => !isStored(each)).length,
        /** Offers that have several orders, or are accepted without one. */
        wrongOrders: rows.filter(({ orders, state }) => orders !== (state === 'accepted' ? 1 : 0)).length,
        gaps: gapsIn(rows.map(({ number }) => number)) + gapsIn(rows.flatMap(({ order }) => order ?? [])),
        unsent: unsent(),
        mailedTwice: sentTo.filter((email) => idsOf(email).size > 1).length,
        /** Acceptances of which staff were not notified by one mail. */
        unnotified: Math.abs(idsOf(INFORMED).size - rows.filter(({ state }) => state === 'accepted').length),
      }
    },
  }
}
