import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '../processes.ts'

/** The page with its head but without scripts, and with two lines as its body. */
const withEmptyBody = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<body[\s\S]*<\/body>/, '<body><main><h1>A heading</h1><p>A paragraph.</p></main></body>')

/** Serves the home page of a site with two lines as its body, and the site's style sheets and fonts unchanged. */
export async function startBaselinePage(siteUrl: string) {
  const port = await freePort()
  const server = createServer(async ({ url = '/', headers }, reply) => {
    const original = await fetch(siteUrl + url, { headers: { 'accept-encoding': headers['accept-encoding'] ?? '' } })
    const type = original.headers.get('content-type') ?? ''
    const body = Buffer.from(await original.arrayBuffer())
    // Without content-encoding: `fetch` has decompressed the body.
    reply.writeHead(original.status, { 'content-type': type })
    reply.end(type.startsWith('text/html') ? withEmptyBody(body.toString()) : body)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
