import { ownOffer as contract, type Acceptance, type Refusal } from '@energy/contracts/sales/own-offers'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { callerOf } from '../../../shared/access/caller.ts'
import { staffMails } from '../../../shared/inquiries/staff-mails.ts'
import { claimOwn, ownOf } from '../../../shared/sales/people.ts'
import { readSales } from '../../../shared/sales/settings.ts'
import { readWorkingTime } from '../../../shared/site/working-time.ts'
import { accept, decline, see } from './answer.ts'
import { answeredMails } from './answered-mail.ts'
import { ask } from './ask.ts'
import { ownIdOf, sent } from './own-id.ts'
import { ownFields, ownOfferOf, ownRowOf } from '../../../shared/sales/own-offer.ts'

/** The maximum number of offers in a list. */
const MAX_OWN = 100

const done = { acknowledged: true as const }

/** Who answers. A link may have been passed on, so it makes an offer nobody's own; an account does. */
const byOf = ({ caller, ip }: FastifyRequest, isLink: boolean) => ({
  client: ip,
  userId: isLink ? null : (caller?.record?.id ?? null),
})

/** What customers see of their offers and do with them, signed in or by a link of a mail. */
export const ownOffers: FastifyPluginAsyncTypebox = async (app) => {
  const { ownId, linkedId } = ownIdOf(app.db)
  const mailsToStaff = answeredMails(app)
  const questionMails = staffMails(app, 'contacts')

  async function acceptBy(request: FastifyRequest, id: string, body: Acceptance, isLink: boolean) {
    const sales = await readSales(app.db)
    const tellStaff = await mailsToStaff('accepted')
    const { order } = await app.write(request, async (tx) => {
      const accepted = await accept(tx, id, body, byOf(request, isLink), sales)
      if (accepted.record !== undefined) await tellStaff(tx, id)
      return accepted
    })
    return { ...done, order: order.id, number: order.number }
  }

  async function declineBy(request: FastifyRequest, id: string, body: Refusal, isLink: boolean) {
    const sales = await readSales(app.db)
    const tellStaff = await mailsToStaff('declined')
    await app.write(request, async (tx) => {
      const declined = await decline(tx, id, body, byOf(request, isLink), sales)
      if (declined !== undefined) await tellStaff(tx, id)
      return declined
    })
    return done
  }

  async function seeBy(request: FastifyRequest, id: string) {
    const sales = await readSales(app.db)
    await app.write(request, (tx) => see(tx, id, sales))
    return done
  }

  async function askBy(request: FastifyRequest, id: string, text: string) {
    const dueAt = (await readWorkingTime(app.db)).due(new Date())
    const tellStaff = await questionMails()
    const whoId = request.caller?.record?.id ?? null
    const insertedId = await app.writeOnce(
      request,
      (tx, chosen) => ask(tx, id, { ...chosen, text, whoId, dueAt, tellStaff }),
      true,
    )
    return { ...done, insertedId }
  }

  const read = async (id: string) => app.db.offer.findUniqueOrThrow({ where: { ...sent, id }, include: ownFields })

  app.route({
    ...contract.list,
    handler: async (request) => {
      const caller = callerOf(request)
      await claimOwn(app.db, caller)
      const where = { ...sent, ...ownOf(caller) }
      const [found, { today }] = await Promise.all([
        app.db.offer.findMany({ where, include: ownFields, orderBy: { id: 'desc' }, take: MAX_OWN }),
        readSales(app.db),
      ])
      return found.map((offer) => ownRowOf(offer, today))
    },
  })

  app.route({
    ...contract.read,
    handler: async (request) => {
      const found = await read(await ownId(request, request.params.id))
      return ownOfferOf(found, (await readSales(app.db)).today)
    },
  })

  app.route({
    ...contract.readLinked,
    handler: async ({ params }) => {
      const { id, until } = await linkedId(params.token)
      const [found, { today }] = [await read(id), await readSales(app.db)]
      return { ...ownOfferOf(found, today), until: until.toISOString(), bound: found.userId !== null }
    },
  })

  app.route({
    ...contract.see,
    handler: async (request) => seeBy(request, await ownId(request, request.params.id)),
  })
  app.route({
    ...contract.seeLinked,
    handler: async (request) => seeBy(request, (await linkedId(request.params.token)).id),
  })

  app.route({
    ...contract.accept,
    handler: async (request) => acceptBy(request, await ownId(request, request.params.id), request.body, false),
  })
  app.route({
    ...contract.acceptLinked,
    handler: async (request) => acceptBy(request, (await linkedId(request.params.token)).id, request.body, true),
  })

  app.route({
    ...contract.decline,
    handler: async (request) => declineBy(request, await ownId(request, request.params.id), request.body, false),
  })
  app.route({
    ...contract.declineLinked,
    handler: async (request) => declineBy(request, (await linkedId(request.params.token)).id, request.body, true),
  })

  app.route({
    ...contract.ask,
    handler: async (request, reply) => {
      const id = await ownId(request, request.params.id)
      reply.code(201)
      return askBy(request, id, request.body.text)
    },
  })
  app.route({
    ...contract.askLinked,
    handler: async (request, reply) => {
      const { id } = await linkedId(request.params.token)
      reply.code(201)
      return askBy(request, id, request.body.text)
    },
  })
}
