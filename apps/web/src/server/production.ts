import { listen, settingsOrExit } from '@energy/server/boot'
import { startTraces } from '@energy/server/traces/traces'
import fastifyStatic from '@fastify/static'
import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Manifest } from 'vite'
import { render } from '../app/entry-server.tsx'
import { assetsFrom } from './assets.ts'
import { readEnvironment } from './environment.ts'
import { createHost } from './host.ts'

const environment = settingsOrExit(readEnvironment)
await startTraces('energy-site', environment.traces)
const root = join(import.meta.dirname, '../client')
const manifest: Manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'))
const assets = assetsFrom(manifest)

const app = await createHost({
  environment,
  directory: root,
  render: (request, onError, answer) => render(request, { ...environment, assets, onError, ...answer }),
  async files(host) {
    await host.register(fastifyStatic, {
      root,
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['.vite/**'],
      setHeaders(reply, path) {
        // The content of a file with a hashed name never changes.
        const cacheControl = path.includes(`${sep}assets${sep}`)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600'
        reply.header('cache-control', cacheControl)
      },
    })
  },
})
await listen(app, environment.host, { WEB_PORT: environment.port })
