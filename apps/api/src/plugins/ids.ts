import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import fp from 'fastify-plugin'
import { notFound } from '../shared/http-error.ts'
import { isId } from '../shared/lists/pagination.ts'

const WithId = Type.Object({ id: Type.String() })

/** Answers 404 where the `:id` of an address is none: no record has it, and PostgreSQL refuses to look for it. */
export const ids = fp(async (app) => {
  app.addHook('preHandler', async ({ params }) => {
    if (Value.Check(WithId, params) && !isId(params.id)) throw notFound()
  })
})
