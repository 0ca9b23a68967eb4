import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '@energy/bench/processes'

/**
 * A round-robin load balancer over keep-alive connections. It does not retry.
 * @param origins of the replicas
 */
export async function startLoadBalancer(origins: readonly string[]) {
  const agent = new Agent({ keepAlive: true })
  const replicas = new Set(origins)
  let next = 0

  function forward(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    const { hostname, port } = new URL([...replicas][next++ % replicas.size] ?? '')
    const { method, url, headers } = incoming
    const upstream = request({ agent, hostname, port, method, path: url, headers }, (upstreamResponse) => {
      // These headers belong to the upstream connection only.
      const { connection: _, 'keep-alive': __, ...ownHeaders } = upstreamResponse.headers
      outgoing.writeHead(upstreamResponse.statusCode ?? 502, ownHeaders)
      upstreamResponse.pipe(outgoing)
      upstreamResponse.on('error', () => outgoing.destroy())
    })
    upstream.on('error', (error) =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(error.message),
    )
    outgoing.on('close', () => upstream.destroy())
    upstream.end(body)
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    forward(incoming, Buffer.concat(chunks), outgoing)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    /** Waits until a replica answers `Connection: close`, then sends it no more requests. */
    async drain(origin: string) {
      for (let isClosing = false; !isClosing;)
        isClosing = (await fetch(`${origin}/robots.txt`)).headers.get('connection') === 'close'
      replicas.delete(origin)
    },
    add: (origin: string) => replicas.add(origin),
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
