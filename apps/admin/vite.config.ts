import { env } from 'node:process'
import { readClientConfig } from '@energy/server/client-config'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const base = '/dashboard/'

/**
 * Lets the page ask for `config.json` before its script has come, and answers it in development; whoever serves the
 * built files answers it in production.
 */
const clientConfig = (): Plugin => ({
  name: 'client-config',
  transformIndexHtml: {
    // After Vite has put the base before the addresses that it found itself.
    order: 'post',
    handler: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', href: `${base}config.json`, as: 'fetch', crossorigin: 'anonymous' },
        injectTo: 'head',
      },
    ],
  },
  configureServer(server) {
    const config = JSON.stringify(readClientConfig(env))
    server.middlewares.use((request, response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === `${base}config.json`) {
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-cache')
        response.end(config)
        return
      }
      // Vite answers its base only with the slash at the end.
      if (`${pathname}/` === base) request.url = base + search
      next()
    })
  },
})

export default defineConfig({
  base,
  plugins: [react(), tailwindcss(), clientConfig()],
  build: { sourcemap: true, assetsInlineLimit: 0 },
})
