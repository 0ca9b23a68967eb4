import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A Fastify server, as far as its closing goes; made with `return503OnClosing: false`, so that it answers to the end. */
interface Closeable {
  server: Server
  addHook: (name: 'preClose', hook: () => Promise<void>) => unknown
}

/**
 * Closes with grace: what is asked is answered, nobody's silence is waited for, and whoever passes requests on has had
 * the time to turn to another replica (docs/decisions/0017-rolling-restart.md).
 * @param drain for so long it goes on as before, in ms, but for each answer asking the client to come anew
 * @returns whether it is about to close
 */
export function closing(app: Closeable, drain: number) {
  // Node takes a connection on which nothing was asked yet for one that is busy; browsers open such ahead of time.
  const unasked = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    unasked.add(socket)
    socket.once('close', () => unasked.delete(socket))
  })
  app.server.on('request', ({ socket }) => unasked.delete(socket))
  // From here on Fastify says `Connection: close` in every answer, and still takes new connections.
  app.addHook('preClose', async () => {
    isClosing = true
    await pause(drain)
    // A connection that is busy when the server closes ends soon after its answer, instead of waiting for another call.
    app.server.keepAliveTimeout = 1
    for (const socket of unasked) socket.destroy()
  })
  return () => isClosing
}
