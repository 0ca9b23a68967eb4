import { startBaseline, startWeb, type Server } from '../processes.ts'
import { TWELVE } from '../rows.ts'
import { untilCached } from '../until-cached.ts'

/** A page that lists the twelve services. */
export interface ListPage {
  name: string
  server: Server
  url: string
  bytes: number
}

/** Reads a page. @throws Error unless it has the titles of the twelve services */
async function listPage(name: string, server: Server, path: string): Promise<ListPage> {
  const url = server.url + path
  const html = await (await fetch(url)).text()
  const missing = TWELVE.filter(({ headerTitle }) => !html.includes(headerTitle))
  if (missing.length) throw new Error(`The page ${path} of ${name} lacks ${missing.length} of the services.`)
  return { name, server, url, bytes: Buffer.byteLength(html) }
}

/** Starts our site, and finds the pages with the list: ours, the same bytes by node:http, and the two of Payload. */
export async function startPages(
  api: Server,
  payload: Server,
  { metricsPort, webPort }: { metricsPort: number; webPort: number },
) {
  const web = await startWeb(api.url, { WEB_PORT: String(webPort) })
  const ours = await listPage('ours', web, '/our_service')
  await untilCached(ours.url, metricsPort)
  const baseline = await startBaseline(ours.url)
  return {
    web,
    pages: {
      ours,
      baseline: await listPage('static bytes', baseline, '/'),
      prerendered: await listPage('Payload, prerendered', payload, '/'),
      dynamic: await listPage('Payload, dynamic', payload, '/dynamic'),
    },
    async stop() {
      for (const server of [baseline, web]) await server.stop()
    },
  }
}
