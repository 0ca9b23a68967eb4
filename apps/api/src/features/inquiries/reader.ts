import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerOf } from '../../shared/access/caller.ts'
import { notFound } from '../../shared/http-error.ts'
import { readWorkingTime } from '../../shared/site/working-time.ts'
import type { Reader } from './views.ts'

/** A function that resolves with who of staff reads the inbox, and the clock of the company. */
export function inboxReader(app: FastifyInstance) {
  const workingTime = app.remembered('site', () => readWorkingTime(app.db))
  return async (request: FastifyRequest): Promise<Reader> => {
    const { record } = callerOf(request)
    if (!record) throw notFound()
    return { id: record.id, opening: (await workingTime()).opening }
  }
}
