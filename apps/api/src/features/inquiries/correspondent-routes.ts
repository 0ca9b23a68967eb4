import { correspondent } from '@energy/contracts/inquiries/correspondents'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { correspondentOf, openOf, pageOfCorrespondents } from './correspondents.ts'
import type { Env } from '../../shared/settings/api-settings.ts'
import { isId, pageOf } from '../../shared/lists/pagination.ts'
import { notFound } from '../../shared/http-error.ts'
import { answersOf, include } from './requests.ts'

/** Correspondents: the people who sent requests, each once. */
export const correspondents: FastifyPluginAsyncTypebox<{ env: Env }> = async (app, { env }) => {
  async function answers(ids: string[]) {
    const found = await app.db.specialist.findMany({ where: { id: { in: ids } }, include, orderBy: { id: 'desc' } })
    const [requests, open] = await Promise.all([answersOf(app.db, env, found), openOf(app.db, found)])
    return requests.map((request) => ({ ...request, open: open.get(request.email) ?? 0 }))
  }

  app.route({
    ...correspondent.list,
    handler: async ({ query }, reply) => {
      const { ids, total } = await pageOfCorrespondents(app.db, query)
      const shown = pageOf(
        reply,
        query,
        ids.map((id) => ({ id })),
        total,
      )
      return answers(shown.map(({ id }) => id))
    },
  })

  app.route({
    ...correspondent.read,
    handler: async ({ params: { id } }) => {
      if (!isId(id)) throw notFound()
      const { email } = await app.db.specialist.findUniqueOrThrow({ where: { id }, select: { email: true } })
      const [found] = await answers(await correspondentOf(app.db, email))
      if (!found) throw notFound()
      return found
    },
  })
}
