import { inquiry as contract } from '@energy/contracts/inquiries/inquiry'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Prisma } from '../../generated/client.ts'
import { deleteRecord } from '../../shared/database/delete-record.ts'
import { callOff } from '../../shared/inquiries/call-off.ts'
import { isId } from '../../shared/lists/pagination.ts'
import { conflict, invalid, notFound } from '../../shared/http-error.ts'
import { etagOf, ifMatch } from '../../shared/etag.ts'
import { timeOf } from '../../shared/times.ts'
import { assignmentJob } from './admin-mails/assignment-job.ts'
import { uidOfStaff } from '../../shared/attachments/staff-uploads.ts'
import { callerOf } from '../../shared/access/caller.ts'
import { inquiryOf } from './answer.ts'
import { bindAttachments } from './attachments/bind.ts'
import { assigned, stepped } from './changes.ts'
import { addEntry, contacted, lockInquiry, type Change, type LockedInquiry, type NewEntry } from './inquiry.ts'

type Tx = Prisma.TransactionClient

/** A call on one inquiry. */
type Call = Pick<FastifyRequest, 'caller'> & {
  params: { id: string }
  headers: { 'if-match'?: string | undefined }
}

const done = { acknowledged: true as const }
const modifiedBy = ({ id }: { id: string | undefined }) => ({
  ...done,
  matchedCount: 1,
  modifiedCount: id === undefined ? 0 : 1,
})

/** @throws HttpError 409 where the person of an inquiry is deleted */
function requireAddress({ email }: LockedInquiry) {
  if (!email) throw conflict('The data of this person has been deleted, so there is no address to reply to.')
}

/** The time of a follow-up. @throws HttpError 400 */
const followUpOf = (text: string) => timeOf(text, '/followUpAt')

/**
 * Locks the inquiry of a call, then adds the timeline entry that `decide` returns and applies its change.
 * @returns the id of the entry, and that of its inquiry for the audit; undefined where `decide` returns none
 */
async function addEntryTo<E extends NewEntry | undefined>(
  tx: Tx,
  { caller, params, headers }: Call,
  decide: (inquiry: LockedInquiry) => Promise<[E, Change?]> | [E, Change?],
) {
  const inquiry = await lockInquiry(tx, params.id, ifMatch(headers['if-match']))
  const [entry, change] = await decide(inquiry)
  const id = entry && (await addEntry(tx, { id: params.id, whoId: caller?.record?.id }, entry, change))
  return { id, record: id && params.id }
}

/** The calls of staff on one inquiry: state, assignee, follow-up, notes, calls and replies. */
export const inquiries: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.read,
    handler: async ({ params: { id } }, reply) => {
      const { answer, version } = await inquiryOf(app.db, id)
      reply.header('etag', etagOf(version))
      return answer
    },
  })

  app.route({
    ...contract.remove,
    handler: (request) =>
      deleteRecord(app, request, async (tx, id) => {
        await callOff(tx, Prisma.sql`inquiries.id = ${id}::uuid`)
        await tx.inquiry.delete({ where: { id }, select: { id: true } })
      }),
  })

  app.route({
    ...contract.setState,
    handler: async (request) => {
      const { state } = request.body
      const entry = await app.write(request, (tx) => addEntryTo(tx, request, (inquiry) => stepped(inquiry, state)))
      return modifiedBy(entry)
    },
  })

  app.route({
    ...contract.assign,
    handler: async (request) => {
      const { assignee } = request.body
      const notify = assignmentJob(request.caller?.record?.id)
      const entry = await app.write(request, (tx) =>
        addEntryTo(tx, request, (inquiry) => assigned(tx, inquiry, assignee, notify)),
      )
      return modifiedBy(entry)
    },
  })

  app.route({
    ...contract.followUp,
    handler: async (request) => {
      const { followUpAt: text } = request.body
      const followUpAt = text === '' ? null : followUpOf(text)
      const entry = await app.write(request, (tx) =>
        addEntryTo(tx, request, () => [{ what: 'followUp', text: followUpAt?.toISOString() ?? '' }, { followUpAt }]),
      )
      return modifiedBy(entry)
    },
  })

  app.route({
    ...contract.note,
    handler: async (request, reply) => {
      const insertedId = await app.writeOnce(request, (tx, chosen) =>
        addEntryTo(tx, request, () => [{ ...chosen, what: 'note', text: request.body.text }]),
      )
      reply.code(201)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.called,
    handler: async (request, reply) => {
      const { outcome = 'reached', followUpAt: text = '', note = '' } = request.body
      if (outcome === 'again' && text === '')
        throw invalid([{ path: '/followUpAt', message: 'Say when to call again.' }])
      const followUp = text === '' ? {} : { followUpAt: followUpOf(text) }
      const insertedId = await app.writeOnce(request, (tx, chosen) =>
        addEntryTo(tx, request, (inquiry) => [
          { ...chosen, what: 'call', outcome, text: note },
          // Somebody who was not reached still waits, and what was to be followed up is still to be.
          { ...(outcome === 'reached' && contacted(inquiry)), ...followUp },
        ]),
      )
      reply.code(201)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.reply,
    handler: async (request, reply) => {
      const send = await app.outbox()
      const { id } = request.params
      const { attachments, ...written } = request.body
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        const entry = await addEntryTo(tx, request, (inquiry) => {
          requireAddress(inquiry)
          return [{ ...chosen, what: 'reply', delivery: 'waiting', ...written }, contacted(inquiry)]
        })
        const to = { inquiryId: id, entryId: entry.id }
        await bindAttachments(tx, attachments, to, uidOfStaff(callerOf(request), id))
        await send(tx, { mail: 'reply', entry: entry.id })
        return entry
      })
      reply.code(201)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.sendAgain,
    handler: async (request, reply) => {
      const { id, reply: entry } = request.params
      const send = await app.outbox()
      await app.write(request, async (tx) => {
        requireAddress(await lockInquiry(tx, id))
        if (!isId(entry)) throw notFound()
        const of = { id: entry, what: 'reply', inquiryId: id }
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
