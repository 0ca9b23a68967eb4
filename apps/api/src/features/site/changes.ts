import type { ServerResponse } from 'node:http'
import { changes as contract } from '@energy/contracts/changes'
import type { FastifyPluginAsync } from 'fastify'
import type { Env } from '../../shared/settings/api-settings.ts'
import { unavailable } from '../../shared/http-error.ts'

const MAX_LISTENERS = 100
/** Bytes that may wait for a slow listener before its connection is closed. */
const MAX_BUFFERED = 64 * 1024

/** Sends every change to all listeners. Closes their connections when changes may be missed, so that they start again. */
export const changes: FastifyPluginAsync<{ env: Env }> = async (app, { env }) => {
  const streams = new Set<ServerResponse>()

  const broadcast = (text: string) => {
    for (const stream of streams) {
      if (stream.writableLength > MAX_BUFFERED) stream.destroy()
      else stream.write(text)
    }
  }
  const closeStreams = () => {
    for (const stream of streams) stream.end()
    // They close once a slow listener has read what is left. A write until then would be an error.
    streams.clear()
  }
  app.changes.subscribe({
    changed: (change) => (change ? broadcast(`event: change\ndata: ${JSON.stringify(change)}\n\n`) : closeStreams()),
    lost: closeStreams,
  })

  const comments = setInterval(() => broadcast(':\n\n'), env.CHANGES_COMMENT_MS).unref()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(comments)
    closeStreams()
  })

  app.route({
    ...contract,
    handler: async ({ method, raw: { socket } }, reply) => {
      reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      const isHead = method === 'HEAD'
      if (!isHead && (isClosing || !app.changes.isSubscribed || streams.size >= MAX_LISTENERS)) throw unavailable()
      const { raw } = reply
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value)
      reply.hijack()
      raw.writeHead(200)
      if (isHead) return raw.end()
      streams.add(raw)
      raw.once('close', () => streams.delete(raw))
      socket.setNoDelay(true)
      raw.write(':\n\n')
      return reply
    },
  })
}
