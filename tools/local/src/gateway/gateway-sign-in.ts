import type { FastifyInstance } from 'fastify'
import { answerUnavailable } from './gateway-unavailable.ts'

/** Style sheets, fonts and scripts of other hosts. */
const EXTERNAL = /<link href="https:[^>]*>|<script src="https:[^>]*><\/script>/g

/**
 * Serves the page that the identity emulator shows in place of another company's sign-in, without what that page loads
 * from the network: it only adorns, and where there is no network the popup would wait for it.
 * @param options.auth origin of the emulator
 */
export async function signInPage(app: FastifyInstance, { auth }: { auth: string }) {
  // The frame through which the popup reports back: the page that asked listens in it, and needs nothing in it.
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
