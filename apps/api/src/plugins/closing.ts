import type { Socket } from 'node:net'
import fp from 'fastify-plugin'

/** Closes with grace: what is asked is answered, and nobody's silence is waited for. */
export const closing = fp(async (app) => {
  // Node takes a connection on which nothing was asked yet for one that is busy; browsers open such ahead of time.
  const unasked = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unasked.add(socket)
    socket.once('close', () => unasked.delete(socket))
  })
  app.server.on('request', ({ socket }) => unasked.delete(socket))
  app.addHook('preClose', async () => {
    // A connection that is busy when the server closes ends soon after its answer, instead of waiting for another call.
    app.server.keepAliveTimeout = 1
    for (const socket of unasked) socket.destroy()
  })
})
