import fastifyStatic from '@fastify/static'
import { readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { render } from '../entry-server.tsx'
import { readEnvironment } from './environment.ts'
import { createHost, orFail, serve } from './host.ts'

interface Chunk {
  file: string
  css?: string[]
}

const environment = orFail(() => readEnvironment(process.env))
const root = join(import.meta.dirname, '../client')
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'))
const entry = manifest['src/entry-client.tsx']
if (!entry) throw new Error('The build has no entry for the browser')
const assets = { script: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`) }

const app = await createHost({
  environment,
  render: (request, onError) => render(request, { ...environment, assets, onError }),
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
        // Hashed names never change what they hold.
        const kept = path.includes(`${sep}assets${sep}`)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600'
        reply.header('cache-control', kept)
      },
    })
  },
})
await serve(app, environment)
