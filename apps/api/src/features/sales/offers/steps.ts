import { offer as contract } from '@energy/contracts/sales/offers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Prisma } from '../../../generated/client.ts'
import { etagOf, ifMatch } from '../../../shared/etag.ts'
import { conflict, invalid } from '../../../shared/http-error.ts'
import { daysAfter } from '../../../shared/sales/days.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { checkAddress } from '../invoices/invoice.ts'
import { lacksOf, listedOf } from './draft.ts'
import { changeOffer, checkStep, isNeverSent, lockOffer, writtenOffer } from './offer.ts'
import { stateOn } from '../../../shared/sales/offer-state.ts'

type Tx = Prisma.TransactionClient
/** A call on one offer. */
type Call = FastifyRequest & { params: { id: string }; headers: { 'if-match'?: string | undefined } }

const modified = { acknowledged: true as const, matchedCount: 1, modifiedCount: 1 }
const newestOf = (tx: Tx, offerId: string, version: number) =>
  tx.offerVersion.findUniqueOrThrow({ where: { offerId_version: { offerId, version } } })

/** Mails a locked offer; what was said of the mail before is over. */
async function mailOffer(tx: Tx, offer: string, send: Awaited<ReturnType<FastifyInstance['outbox']>>) {
  await tx.mailRefusal.deleteMany({ where: { offerId: offer } })
  await send(tx, { mail: 'offer', offer })
}

/** Locks the offer of a call. */
const lock = (tx: Tx, { params, headers }: Call) => lockOffer(tx, params.id, ifMatch(headers['if-match']))

/** The calls of staff that take an offer from one state to the next. */
export const offerSteps: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.send,
    handler: async (request, reply) => {
      const [sales, send] = [await readSales(app.db), await app.outbox()]
      const { revision } = await app.write(request, async (tx) => {
        const offer = await lock(tx, request)
        checkStep(offer.state, 'sent', 'sent')
        const version = await newestOf(tx, offer.id, offer.version)
        const lacks = lacksOf(offer, version, sales)
        if (lacks.length > 0) throw invalid(lacks)
        const sentAt = new Date()
        const sent = await tx.offerVersion.update({
          where: { offerId_version: { offerId: offer.id, version: offer.version } },
          data: { sentAt, senderId: request.caller?.record?.id ?? null },
        })
        const unanswered = {
          answeredAt: null,
          answeredVersion: 0,
          answerId: null,
          acceptedBy: '',
          client: '',
          reason: '',
          reasonNote: '',
        }
        const changed = await changeOffer(tx, offer.id, { state: 'sent', sentAt, ...unanswered, ...listedOf(sent) })
        await mailOffer(tx, offer.id, send)
        return writtenOffer(offer, changed)
      })
      reply.header('etag', etagOf(revision))
      return modified
    },
  })

  app.route({
    ...contract.sendAgain,
    handler: async (request, reply) => {
      const [{ today }, send] = [await readSales(app.db), await app.outbox()]
      await app.writeOnce(request, async (tx) => {
        const offer = await lockOffer(tx, request.params.id)
        const state = stateOn(offer, today)
        if (state !== 'sent' && state !== 'seen') throw conflict('Only an offer that can be accepted is sent again.')
        checkAddress(offer)
        await mailOffer(tx, offer.id, send)
        return offer.id
      })
      reply.code(202)
      return { acknowledged: true as const }
    },
  })

  app.route({
    ...contract.revise,
    handler: async (request, reply) => {
      const sales = await readSales(app.db)
      const { revision } = await app.write(request, async (tx) => {
        const offer = await lock(tx, request)
        checkStep(offer.state, 'draft', 'changed')
        const { sentAt: _, senderId: __, ...last } = await newestOf(tx, offer.id, offer.version)
        const isOver = last.validUntil === null || last.validUntil < sales.today
        const version = await tx.offerVersion.create({
          data: {
            ...last,
            version: offer.version + 1,
            lines: last.lines ?? [],
            ...(isOver && { validUntil: daysAfter(sales.today, sales.validDays) }),
          },
        })
        const saved = { editorId: request.caller?.record?.id ?? null, savedAt: new Date() }
        const draft = { state: 'draft' as const, version: version.version, ...listedOf(version), ...saved }
        return writtenOffer(offer, await changeOffer(tx, offer.id, draft))
      })
      reply.header('etag', etagOf(revision))
      return modified
    },
  })

  app.route({
    ...contract.withdraw,
    handler: async (request, reply) => {
      const { revision } = await app.write(request, async (tx) => {
        const offer = await lock(tx, request)
        checkStep(offer.state, 'withdrawn', 'withdrawn')
        if (isNeverSent(offer)) throw conflict('This draft was never sent. Delete it.')
        return writtenOffer(offer, await changeOffer(tx, offer.id, { state: 'withdrawn' }))
      })
      reply.header('etag', etagOf(revision))
      return modified
    },
  })
}
