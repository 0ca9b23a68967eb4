import fp from 'fastify-plugin'
import { HttpError, nowhere } from '../shared/http-error.ts'

/** Which methods an address takes: a wrong one is 405 with `Allow`, `OPTIONS` tells them, an unknown address is 404. */
export const methods = fp(async (app) => {
  /** Without parameters: what stands there word for word is never the parameter of another. */
  const fixed = new Map<string, Set<string>>()
  const patterns = new Map<string, { pattern: RegExp; taken: Set<string> }>()
  app.addHook('onRoute', ({ method, url }) => {
    const taken = fixed.get(url) ?? patterns.get(url)?.taken ?? new Set()
    for (const each of [method].flat()) taken.add(each)
    if (!url.includes(':')) return void fixed.set(url, taken)
    patterns.set(url, { pattern: new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`), taken })
  })

  const takenAt = (path: string) => {
    const matching = [...patterns.values()].filter(({ pattern }) => pattern.test(path))
    return new Set(matching.flatMap(({ taken }) => [...taken]))
  }

  // Before the body is read: nobody will want it.
  app.addHook('onRequest', async (request, reply) => {
    const { method, is404 } = request
    const path = request.url.split('?', 1)[0] ?? ''
    const exact = fixed.get(path)
    if (!is404 && method !== 'OPTIONS' && (!exact || exact.has(method))) return
    const taken = exact ?? takenAt(path)
    if (!taken.size) throw nowhere()
    const allow = [...new Set([...taken, 'OPTIONS'])].join(', ')
    if (method !== 'OPTIONS') throw new HttpError(405, `This address takes ${allow} alone.`, { headers: { allow } })
    reply.header('allow', allow)
    // The CORS plugin answers preflights.
    return request.headers['access-control-request-method'] === undefined ? reply.code(204).send() : undefined
  })
})
