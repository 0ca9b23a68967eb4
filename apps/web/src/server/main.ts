import { listen, settingsOrExit } from '@energy/server/boot'
import { startTraces } from '@energy/server/traces/traces'
import middie from '@fastify/middie'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { render as renderNow } from '../app/entry-server.tsx'
import { readEnvironment } from './environment.ts'
import { createHost } from './host.ts'

// Development: serves the sources with hot reload on the site's own port.
const root = join(import.meta.dirname, '../..')
const environment = settingsOrExit(readEnvironment)
await startTraces('energy-site', environment.traces)
const assets = () => ({
  script: '/src/app/entry-client.tsx',
  loader: '/src/app/load-code.ts',
  modules: [],
  styles: ['/src/app/styles/main.css'],
})

const app = await createHost({
  environment,
  directory: join(root, 'public'),
  development: true,
  async render(request, onError, answer) {
    // Loaded again after a source has changed.
    const renderPage: typeof renderNow = (await vite.ssrLoadModule('/src/app/entry-server.tsx'))['render']
    const page = await renderPage(request, { ...environment, assets, onError, ...answer })
    if (page instanceof Response) return page
    return { ...page, body: await vite.transformIndexHtml(new URL(request.url).pathname, page.body) }
  },
  async files(host) {
    await host.register(middie)
  },
})
const vite = await createServer({
  root,
  server: { middlewareMode: true, ws: { server: app.server } },
})
app.use(vite.middlewares)
app.addHook('onClose', () => vite.close())
await listen(app, environment.host, { WEB_PORT: environment.port })
