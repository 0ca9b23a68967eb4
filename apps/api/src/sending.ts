import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Variant } from './answer.ts'
import { names } from './conditions.ts'
import { EXPOSED } from './origins.ts'

/**
 * What sends the bytes of an answer, past all hooks: so it says itself what they would say, CORS for one.
 * @param origins those whose pages may read it
 */
export function sending(origins: readonly string[]) {
  const cors = new Map(
    origins.map((origin) => [
      origin,
      ['access-control-allow-origin', origin, 'access-control-expose-headers', EXPOSED.join(', ')],
    ]),
  )

  /** @param age of what may be stale by now, in seconds */
  return ({ raw: { method, headers }, id }: FastifyRequest, reply: FastifyReply, variant: Variant, age?: number) => {
    const unchanged = names(headers['if-none-match'], variant.etag)
    const own = ['x-request-id', id, ...(cors.get(headers.origin ?? '') ?? [])]
    if (age !== undefined) own.push('age', String(age))
    reply.hijack()
    reply.raw.writeHead(unchanged ? 304 : 200, [...(unchanged ? variant.unchanged : variant.headers), ...own])
    if (unchanged || method === 'HEAD') reply.raw.end()
    else reply.raw.end(variant.body, 'latin1')
  }
}
