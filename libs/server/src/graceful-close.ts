import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A Fastify server, as far as its closing goes; made with `return503OnClosing: false`, so that it answers to the end. */
interface Closeable {
  server: Server
  addHook: (name: 'preClose', hook: () => Promise<void>) => unknown
}

/**
 * Closes gracefully: requests are answered, idle connections are not waited for, and a balancer has time to turn to
 * another replica (docs/decisions/0017-rolling-restart.md).
 * @param drain how long it goes on answering with `Connection: close`, in ms
 * @returns a function that tells whether it is closing
 */
export function closing(app: Closeable, drain: number) {
  // Browsers open connections ahead of time. Node counts one without a request as busy, and would wait for it.
  const unusedSockets = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    unusedSockets.add(socket)
    socket.once('close', () => unusedSockets.delete(socket))
  })
  app.server.on('request', ({ socket }) => unusedSockets.delete(socket))
  // From here on Fastify says `Connection: close` in every answer, and still takes new connections.
  app.addHook('preClose', async () => {
    isClosing = true
    await pause(drain)
    // A connection that is busy when the server closes ends soon after its answer, instead of waiting for another call.
    app.server.keepAliveTimeout = 1
    for (const socket of unusedSockets) socket.destroy()
  })
  return () => isClosing
}
