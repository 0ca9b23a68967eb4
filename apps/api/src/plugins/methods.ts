import fp from 'fastify-plugin'
import { HttpError, unknownAddress } from '../shared/http-error.ts'

/** The methods of an address: another one is 405 with `Allow`, `OPTIONS` lists them, an unknown address is 404. */
export const methods = fp(async (app) => {
  /** Addresses without parameters. They take precedence over patterns. */
  const fixed = new Map<string, Set<string>>()
  const patterns = new Map<string, { pattern: RegExp; allowed: Set<string> }>()
  app.addHook('onRoute', ({ method, url }) => {
    const allowed = fixed.get(url) ?? patterns.get(url)?.allowed ?? new Set()
    for (const each of [method].flat()) allowed.add(each)
    if (!url.includes(':')) return void fixed.set(url, allowed)
    patterns.set(url, { pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), allowed })
  })

  const allowedAt = (path: string) => {
    const matching = [...patterns.values()].filter(({ pattern }) => pattern.test(path))
    return new Set(matching.flatMap(({ allowed }) => [...allowed]))
  }

  // Before the body is read, as it is not needed.
  app.addHook('onRequest', async (request, reply) => {
    const { method, is404 } = request
    // Stryker disable next-line StringLiteral: a URL always has a first segment
    const path = request.url.split('?', 1)[0] ?? ''
    const exact = fixed.get(path)
    if (!is404 && method !== 'OPTIONS' && (!exact || exact.has(method))) return
    const allowed = exact ?? allowedAt(path)
    if (!allowed.size) throw unknownAddress()
    const allow = [...new Set([...allowed, 'OPTIONS'])].join(', ')
    if (method !== 'OPTIONS') throw new HttpError(405, `This address accepts only ${allow}.`, { headers: { allow } })
    reply.header('allow', allow)
    // The CORS plugin answers preflights.
    return request.headers['access-control-request-method'] === undefined ? reply.code(204).send() : undefined
  })
})
