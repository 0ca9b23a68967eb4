import { offer as contract } from '@energy/contracts/sales/offers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Prisma } from '../../../generated/client.ts'
import { uidOfStaff } from '../../../shared/attachments/staff-uploads.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { etagOf, ifMatch } from '../../../shared/etag.ts'
import { conflict } from '../../../shared/http-error.ts'
import { nextNumber } from '../../../shared/sales/counter.ts'
import { daysAfter } from '../../../shared/sales/days.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { offerFields, offerOf } from '../../../shared/sales/offer-answers.ts'
import { ownVersion } from '../../../shared/sales/own-offer.ts'
import { listedOf, versionIn } from './draft.ts'
import { copyFiles, nameFiles } from './files.ts'
import { changeOffer, isNeverSent, lockOffer, writtenOffer } from './offer.ts'
import { recipientIn } from './recipient.ts'

type Tx = Prisma.TransactionClient
/** A call on one offer. */
type Call = FastifyRequest & { params: { id: string }; headers: { 'if-match'?: string | undefined } }

const modified = { acknowledged: true as const, matchedCount: 1, modifiedCount: 1 }

/** Locks the offer of a call. */
const lock = (tx: Tx, { params, headers }: Call) => lockOffer(tx, params.id, ifMatch(headers['if-match']))

/** The calls of staff that write an offer. */
export const offers: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.read,
    handler: async ({ params: { id } }, reply) => {
      const found = await app.db.offer.findUniqueOrThrow({ where: { id }, include: offerFields })
      reply.header('etag', etagOf(found.revision))
      return offerOf(found, (await readSales(app.db)).today)
    },
  })

  app.route({
    ...contract.create,
    handler: async (request, reply) => {
      const { body, caller } = request
      // It has no id yet for which staff could have sent a file.
      if (body.attachments?.length) throw conflict('Attach files to the offer once it is there.')
      const sales = await readSales(app.db)
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        const recipient = await recipientIn(tx, body)
        const number = await nextNumber(tx, 'O', sales.clock)
        const offer = await tx.offer.create({
          data: { ...chosen, number, ...recipient, currency: sales.currency, editorId: caller?.record?.id ?? null },
        })
        const { currency, terms } = sales
        const defaults = { currency, terms, validUntil: daysAfter(sales.today, sales.validDays) }
        const version = await tx.offerVersion.create({
          data: { offerId: offer.id, version: 1, ...defaults, ...versionIn(body) },
        })
        await tx.offer.update({ where: { id: offer.id }, data: listedOf(version) })
        return offer.id
      })
      reply.code(201).header('location', `offers/${insertedId}`)
      return { acknowledged: true as const, insertedId }
    },
  })

  app.route({
    ...contract.update,
    handler: async (request, reply) => {
      const { body, caller } = request
      const uid = uidOfStaff(callerOf(request), request.params.id)
      const copied = await copyFiles(app, request.params.id, body.attachments ?? [], uid)
      const { revision } = await app.write(request, async (tx) => {
        const offer = await lock(tx, request)
        if (offer.state !== 'draft') throw conflict('This offer was sent, so its text is locked. Make a new version.')
        const version = await tx.offerVersion.update({
          where: { offerId_version: { offerId: offer.id, version: offer.version } },
          data: versionIn(body),
        })
        if (body.attachments) await nameFiles(tx, offer, body.attachments, copied)
        const recipient = await recipientIn(tx, body, offer)
        // Nobody at another address has got it: what was sent before is not theirs to read.
        const isOther = recipient.email !== undefined && recipient.email !== offer.email
        if (isOther)
          await tx.offerVersion.updateMany({ where: { ...ownVersion, offerId: offer.id }, data: { forOther: true } })
        const saved = { editorId: caller?.record?.id ?? null, savedAt: new Date(), ...(isOther && { sentAt: null }) }
        const changed = await changeOffer(tx, offer.id, { ...recipient, ...listedOf(version), ...saved })
        return writtenOffer(offer, changed)
      })
      reply.header('etag', etagOf(revision))
      return modified
    },
  })

  app.route({
    ...contract.remove,
    handler: async (request) => {
      await app.write(request, async (tx) => {
        const offer = await lock(tx, request)
        if (!isNeverSent(offer)) throw conflict('This offer was sent, so it stays. Withdraw it.')
        await tx.offer.delete({ where: { id: offer.id } })
        return offer.id
      })
      return { acknowledged: true as const, deletedCount: 1 }
    },
  })
}
