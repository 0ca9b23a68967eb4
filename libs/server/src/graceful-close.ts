import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** The part of a Fastify server that closing needs. `return503OnClosing` must be `false`, so that it still responds. */
interface Closeable {
  server: Server
  addHook: (name: 'preClose', hook: () => Promise<void>) => unknown
}

/** How long running requests may take after the drain, in ms: longer than calls, and less than a container has to end. */
const LAST = 25_000

/**
 * Closes gracefully: it responds to open requests, does not wait for idle connections, and gives a load balancer time
 * to switch to another replica (docs/decisions/0017-rolling-restart.md).
 * @param drain how long it continues to respond with `Connection: close`, in ms
 * @returns a function that returns whether it is closing
 */
export function closeGracefully(app: Closeable, drain: number) {
  // Browsers open connections in advance. Node treats a connection without a request as busy, and would wait for it.
  const unusedSockets = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    unusedSockets.add(socket)
    socket.once('close', () => unusedSockets.delete(socket))
  })
  app.server.on('request', ({ socket }) => unusedSockets.delete(socket))
  // From here on Fastify sends `Connection: close` with every response, and still accepts new connections.
  app.addHook('preClose', async () => {
    isClosing = true
    await pause(drain)
    // A connection that is busy now ends soon after its response, without waiting for another request.
    app.server.keepAliveTimeout = 1
    for (const socket of unusedSockets) socket.destroy()
    // A client that sends or reads no more would hold the process: while it closes, Node does not limit a request.
    setTimeout(() => app.server.closeAllConnections(), LAST).unref()
  })
  return () => isClosing
}
