import { letter as contract } from '@energy/contracts/letters/letters'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { LetterState, Prisma } from '../../../generated/client.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { deleteRecord } from '../../../shared/database/delete-record.ts'
import { checkVersion, etagOf, ifMatch } from '../../../shared/etag.ts'
import { conflict, invalid, notFound } from '../../../shared/http-error.ts'
import type { Env } from '../../../shared/settings/api-settings.ts'
import { timeOf } from '../../../shared/times.ts'
import { listLetters, readLetter } from './letter-answer.ts'
import { letterMail } from './letter-mail.ts'
import { reachable, START_TIMEOUT, startLetter } from './letter-sending.ts'

const done = { acknowledged: true as const }

type State = 'draft' | 'scheduled'
type Condition = ReturnType<typeof ifMatch>

const WRONG_STATE: Readonly<Record<LetterState, string>> = {
  draft: 'This letter is not scheduled any more.',
  scheduled: 'This letter is scheduled. Cancel that first.',
  sending: 'This letter has been sent already.',
  sent: 'This letter has been sent already.',
}

/**
 * Locks a letter until the transaction ends.
 * @throws HttpError 404; 412 where it is another version, also one that is sent; 409 where it is not in this state
 */
async function lock(tx: Prisma.TransactionClient, id: string, state: State, expected: Condition = {}) {
  await tx.$executeRaw`SELECT 1 FROM letters WHERE id = ${id}::uuid FOR UPDATE`
  const found = await tx.letter.findUniqueOrThrow({ where: { id } })
  checkVersion(expected, found.version)
  if (found.state !== state) throw conflict(WRONG_STATE[found.state])
  return found
}

/** The letters to the subscribers of the newsletter. */
export const letters: FastifyPluginAsyncTypebox<{ env: Pick<Env, 'SITE_URL'> }> = async (app, { env }) => {
  app.route({ ...contract.list, handler: ({ query }, reply) => listLetters(app.db, query, reply) })

  app.route({
    ...contract.recipients,
    handler: async () => ({ count: await app.db.subscriber.count({ where: reachable }) }),
  })

  app.route({
    ...contract.read,
    handler: async ({ params: { id } }, reply) => {
      const { letter, version } = await readLetter(app.db, id)
      reply.header('etag', etagOf(version))
      return letter
    },
  })

  app.route({
    ...contract.mail,
    handler: async ({ params: { id } }) => {
      const found = await app.db.letter.findUniqueOrThrow({ where: { id } })
      return (await letterMail(app.db, found, '', env)).mail
    },
  })

  app.route({
    ...contract.create,
    handler: async (request, reply) => {
      const editorId = callerOf(request).record?.id ?? null
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        const data = { ...chosen, ...request.body, editorId }
        return (await tx.letter.create({ data, select: { id: true } })).id
      })
      reply.code(201).header('location', `letters/${insertedId}`)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.update,
    handler: async (request, reply) => {
      const { id } = request.params
      const { title, text, guides } = request.body
      const expected = ifMatch(request.headers['if-match'])
      const editorId = callerOf(request).record?.id ?? null
      const { record, version } = await app.write(request, async (tx) => {
        const found = await lock(tx, id, 'draft', expected)
        const isSame =
          (title ?? found.title) === found.title &&
          (text ?? found.text) === found.text &&
          (guides ?? found.guides).join() === found.guides.join()
        if (isSame) return { record: undefined, version: found.version }
        const saved = await tx.letter.update({
          where: { id },
          data: { ...request.body, editorId, updatedAt: new Date(), version: { increment: 1 } },
        })
        return { record: id, version: saved.version }
      })
      reply.header('etag', etagOf(version))
      return { ...done, matchedCount: 1, modifiedCount: record ? 1 : 0 }
    },
  })

  app.route({
    ...contract.remove,
    handler: (request) =>
      deleteRecord(app, request, async (tx, id) => {
        await lock(tx, id, 'draft')
        await tx.letter.delete({ where: { id } })
      }),
  })

  app.route({
    ...contract.test,
    handler: async (request, reply) => {
      const { id } = request.params
      const to = callerOf(request).record?.id
      if (to === undefined) throw notFound()
      const send = await app.outbox()
      await app.write(request, async (tx) => {
        await tx.letter.findUniqueOrThrow({ where: { id }, select: { id: true } })
        await send(tx, { mail: 'letter-test', letter: id, to })
        return id
      })
      reply.code(202)
      return done
    },
  })

  app.route({
    ...contract.send,
    handler: async (request, reply) => {
      const { id } = request.params
      const { at } = request.body
      const sendAt = at === undefined ? undefined : timeOf(at, '/at')
      if (sendAt && sendAt.getTime() <= Date.now())
        throw invalid([{ path: '/at', message: 'This time is over. Choose a later one, or send it now.' }])
      const expected = ifMatch(request.headers['if-match'])
      const editorId = callerOf(request).record?.id ?? null
      await app.write(
        request,
        async (tx) => {
          await lock(tx, id, 'draft', expected)
          if (sendAt)
            await tx.letter.update({
              where: { id },
              data: { state: 'scheduled', sendAt, editorId, version: { increment: 1 } },
            })
          else {
            if (!(await tx.subscriber.findFirst({ where: reachable, select: { id: true } })))
              throw conflict('Nobody is confirmed as a subscriber yet, so nobody would get it.')
            await startLetter(tx, id)
          }
          return id
        },
        START_TIMEOUT,
      )
      reply.code(202)
      return done
    },
  })

  app.route({
    ...contract.cancel,
    handler: async (request) => {
      const { id } = request.params
      await app.write(request, async (tx) => {
        await lock(tx, id, 'scheduled')
        await tx.letter.update({ where: { id }, data: { state: 'draft', sendAt: null, version: { increment: 1 } } })
        return id
      })
      return done
    },
  })

  app.route({
    ...contract.archive,
    handler: async (request) => {
      const { id } = request.params
      const { isArchived } = request.body
      await app.write(request, async (tx) => {
        await tx.letter.update({ where: { id }, data: { isArchived } })
        return id
      })
      return done
    },
  })
}
