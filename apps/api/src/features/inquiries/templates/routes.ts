import { MAX_TEMPLATES, template as contract, type Template } from '@energy/contracts/inquiries/templates'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Prisma } from '../../../generated/client.ts'
import { callerOf } from '../../../shared/access/caller.ts'
import { deleteRecord } from '../../../shared/database/delete-record.ts'
import { checkVersion, etagOf, ifMatch } from '../../../shared/etag.ts'
import { conflict } from '../../../shared/http-error.ts'
import { checkName, checkPlaceholders } from './check.ts'

const done = { acknowledged: true as const }
const withEditor = { editor: { select: { username: true, email: true } } } as const

const answerOf = ({
  id: _id,
  name,
  text,
  updatedAt,
  editor,
}: Prisma.ReplyTemplateGetPayload<{ include: typeof withEditor }>): Template => ({
  _id,
  name,
  text,
  updatedAt: updatedAt.toISOString(),
  changedBy: editor?.username || editor?.email || '',
})

/** The reply templates, which all staff share. */
export const templates: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...contract.list,
    handler: async () =>
      (await app.db.replyTemplate.findMany({ include: withEditor, orderBy: { name: 'asc' } })).map(answerOf),
  })

  app.route({
    ...contract.read,
    handler: async ({ params: { id } }, reply) => {
      const row = await app.db.replyTemplate.findUniqueOrThrow({ where: { id }, include: withEditor })
      reply.header('etag', etagOf(row.version))
      return answerOf(row)
    },
  })

  app.route({
    ...contract.create,
    handler: async (request, reply) => {
      const { name, text } = request.body
      checkPlaceholders(text)
      const editorId = callerOf(request).record?.id ?? null
      const insertedId = await app.writeOnce(request, async (tx, chosen) => {
        if ((await tx.replyTemplate.count()) >= MAX_TEMPLATES)
          throw conflict(`There are ${MAX_TEMPLATES} templates already. Delete one first.`)
        await checkName(tx, name)
        const data = { ...chosen, name, text, editorId }
        return (await tx.replyTemplate.create({ data, select: { id: true } })).id
      })
      reply.code(201).header('location', `reply-templates/${insertedId}`)
      return { ...done, insertedId }
    },
  })

  app.route({
    ...contract.update,
    handler: async (request) => {
      const { id } = request.params
      const { body } = request
      if (body.text !== undefined) checkPlaceholders(body.text)
      const expected = ifMatch(request.headers['if-match'])
      const editorId = callerOf(request).record?.id ?? null
      const changed = await app.write(request, async (tx) => {
        if (body.name !== undefined) await checkName(tx, body.name, id)
        const { count } = await tx.replyTemplate.updateMany({
          where: { id, ...expected, NOT: body },
          data: { ...body, editorId, version: { increment: 1 } },
        })
        if (count) return id
        checkVersion(expected, (await tx.replyTemplate.findUniqueOrThrow({ where: { id } })).version)
        return undefined
      })
      return { ...done, matchedCount: 1, modifiedCount: changed ? 1 : 0 }
    },
  })

  app.route({
    ...contract.remove,
    handler: (request) =>
      deleteRecord(app, request, (tx, id) => tx.replyTemplate.delete({ where: { id }, select: { id: true } })),
  })
}
