import { contact } from '@energy/contracts/inquiries/contacts'
import { specialist } from '@energy/contracts/inquiries/specialists'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest, RouteGenericInterface } from 'fastify'
import type { Prisma } from '../../generated/client.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { notBeingDeleted } from '../../shared/people.ts'
import { conflict, notFound } from '../../shared/http-error.ts'
import { ifMatch } from '../../shared/etag.ts'
import {
  inquiryColumn,
  contactedIfNew,
  lockInquiry,
  addEntry,
  checkStep,
  type Change,
  type NewEntry,
  type LockedInquiry,
} from './inquiry.ts'

type Tx = Prisma.TransactionClient
type Calls = typeof specialist | typeof contact
const kinds = [
  { kind: 'specialists' as const, calls: specialist },
  { kind: 'contacts' as const, calls: contact },
]

/** A call on one inquiry. */
type Call = Pick<FastifyRequest, 'caller'> & {
  params: { id: string }
  headers: { 'if-match'?: string | undefined }
}

const done = { acknowledged: true as const }
const modifiedBy = (entry: string | undefined) => ({
  ...done,
  matchedCount: 1,
  modifiedCount: entry === undefined ? 0 : 1,
})

/** The calls on requests and messages: state, assignee, notes, calls and replies. */
export const inquiries: FastifyPluginAsyncTypebox = async (app) => {
  for (const { kind, calls } of kinds) {
    /**
     * Locks the inquiry of a call, then adds the timeline entry that `decide` returns and applies its change.
     * @returns the id of the entry; undefined where `decide` returns none
     */
    async function addEntryTo<E extends NewEntry | undefined>(
      tx: Tx,
      { caller, params, headers }: Call,
      decide: (inquiry: LockedInquiry) => Promise<[E, Change?]> | [E, Change?],
    ) {
      const inquiry = await lockInquiry(tx, kind, params.id, ifMatch(headers['if-match']))
      const [entry, change] = await decide(inquiry)
      return entry && addEntry(tx, { kind, id: params.id, whoId: caller?.record?.id }, entry, change)
    }

    app.route<RouteGenericInterface, unknown, Calls['remove']['schema']>({
      ...calls.remove,
      handler: async (request) => {
        const { id } = request.params
        if (!isId(id)) throw notFound()
        const one = { where: { id }, select: { id: true } }
        await app.write(request, async (tx) => {
          await (kind === 'specialists' ? tx.specialist.delete(one) : tx.contact.delete(one))
          return id
        })
        return { ...done, deletedCount: 1 }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['setState']['schema']>({
      ...calls.setState,
      handler: async (request) => {
        const { state } = request.body
        const entry = await app.write(request, (tx) =>
          addEntryTo(tx, request, (inquiry) => {
            if (inquiry.state === state) return [undefined]
            checkStep(inquiry.state, state)
            return [{ what: 'state', text: state }, { state }]
          }),
        )
        return modifiedBy(entry)
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['assign']['schema']>({
      ...calls.assign,
      handler: async (request) => {
        const assigneeId = request.body.assignee || null
        const entry = await app.write(request, (tx) =>
          addEntryTo(tx, request, async (inquiry) => {
            if (inquiry.assigneeId === assigneeId) return [undefined]
            return [{ what: 'assignee', text: await nameOf(tx, assigneeId) }, { assigneeId }]
          }),
        )
        return modifiedBy(entry)
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['note']['schema']>({
      ...calls.note,
      handler: async (request, reply) => {
        const insertedId = await app.write(request, (tx) =>
          addEntryTo(tx, request, () => [{ what: 'note', text: request.body.text }]),
        )
        reply.code(201)
        return { ...done, insertedId }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['called']['schema']>({
      ...calls.called,
      handler: async (request, reply) => {
        const insertedId = await app.write(request, (tx) =>
          addEntryTo(tx, request, (inquiry) => [{ what: 'call' }, contactedIfNew(inquiry)]),
        )
        reply.code(201)
        return { ...done, insertedId }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['reply']['schema']>({
      ...calls.reply,
      handler: async (request, reply) => {
        const send = await app.outbox()
        const insertedId = await app.writeOnce(request, async (tx, chosen) => {
          const entry = await addEntryTo(tx, request, (inquiry) => {
            if (!inquiry.email)
              throw conflict('The data of this person has been deleted, so there is no address to reply to.')
            return [{ ...chosen, what: 'reply', delivery: 'waiting', ...request.body }, contactedIfNew(inquiry)]
          })
          await send(tx, { mail: 'reply', entry })
          return entry
        })
        reply.code(201)
        return { ...done, insertedId }
      },
    })

    app.route<RouteGenericInterface, unknown, Calls['sendAgain']['schema']>({
      ...calls.sendAgain,
      handler: async (request, reply) => {
        const { id, reply: entry } = request.params
        const send = await app.outbox()
        await app.write(request, async (tx) => {
          await lockInquiry(tx, kind, id)
          if (!isId(entry)) throw notFound()
          const of = { id: entry, what: 'reply', ...inquiryColumn(kind, id) }
          await tx.timelineEntry.findFirstOrThrow({ where: of, select: { id: true } })
          const { count } = await tx.timelineEntry.updateMany({
            where: { ...of, delivery: 'failed' },
            data: { delivery: 'waiting' },
          })
          if (!count) throw conflict('This reply has not failed: it is sent, or still on its way.')
          await send(tx, { mail: 'reply', entry })
          return id
        })
        reply.code(202)
        return done
      },
    })
  }
}

/** The name of an assignee, as the timeline shows it. @throws HttpError 409 where there is no such admin */
async function nameOf(tx: Tx, id: string | null) {
  if (id === null) return ''
  const admin = isId(id) ? await tx.user.findUnique({ where: { ...notBeingDeleted, id, role: 'admin' } }) : null
  if (!admin) throw conflict('An inquiry can be assigned only to an admin. Choose another.')
  return admin.username || admin.email
}
