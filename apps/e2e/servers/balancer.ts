import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '@energy/bench/parts'

/**
 * One address before several replicas, by turns, over connections that are kept. It repeats nothing.
 * @param origins of the replicas
 */
export async function aBalancer(origins: readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  const replicas = new Set(origins)
  let turn = 0

  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse) {
    const { hostname, port } = new URL([...replicas][turn++ % replicas.size] ?? '')
    const { method, url, headers } = from
    const onward = request({ agent, hostname, port, method, path: url, headers }, (answer) => {
      // Of this connection alone, not of the one to whoever asked.
      const { connection: _, 'keep-alive': __, ...own } = answer.headers
      to.writeHead(answer.statusCode ?? 502, own)
      answer.pipe(to)
      answer.on('error', () => to.destroy())
    })
    onward.on('error', (error) => (to.headersSent ? to.destroy() : to.writeHead(502).end(error.message)))
    to.on('close', () => onward.destroy())
    onward.end(body)
  }

  const server = createServer(async (from, to) => {
    const parts: Buffer[] = []
    for await (const part of from) parts.push(part)
    pass(from, Buffer.concat(parts), to)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    /** Gives no more to a replica, once that says that it is about to close. */
    async leaving(origin: string) {
      for (let isClosing = false; !isClosing;)
        isClosing = (await fetch(`${origin}/robots.txt`)).headers.get('connection') === 'close'
      replicas.delete(origin)
    },
    back: (origin: string) => replicas.add(origin),
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
