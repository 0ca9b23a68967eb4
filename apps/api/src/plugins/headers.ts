import fp from 'fastify-plugin'

// One constant object: setting these costs a request next to nothing.
export const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Sets the headers that every response has, errors included. */
export const headers = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const { config, url = '' } = request.routeOptions
    // What a link with a token opens is for its reader alone.
    const isSecret = config.secret || url.includes('/:token')
    const open = config.access === 'public' && request.method !== 'POST' && !isSecret
    reply.headers(SECURITY_HEADERS)
    reply.header('x-request-id', request.id)
    reply.header('cache-control', open ? 'no-cache' : 'no-store')
  })
})
