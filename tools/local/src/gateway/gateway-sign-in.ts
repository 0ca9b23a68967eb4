import type { FastifyInstance } from 'fastify'
import { answerUnavailable } from './gateway-unavailable.ts'

/** Style sheets, fonts and scripts from other hosts. */
const EXTERNAL = /<link href="https:[^>]*>|<script src="https:[^>]*><\/script>/g

/**
 * Serves the page that the identity emulator shows instead of the sign-in of Google or Facebook. Removes the page's
 * links to other hosts: they only add decoration, and without a network the popup would wait for them.
 * @param options.auth origin of the emulator
 */
export async function signInPage(app: FastifyInstance, { auth }: { auth: string }) {
  // The popup reports its result through this frame. The opening page listens in it and needs no content.
  app.get('/emulator/auth/iframe', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send('<!doctype html><title>Sign-in relay</title>'),
  )
  app.get('/emulator/auth/handler', async (request, reply) => {
    try {
      const response = await fetch(auth + request.url, { signal: AbortSignal.timeout(10_000) })
      const page = await response.text()
      const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
      return await reply.code(response.status).type(type).send(page.replaceAll(EXTERNAL, ''))
    } catch {
      return answerUnavailable(reply, 'The identity emulator')
    }
  })
}
