import { env } from 'node:process'
import { readStaffClientConfig } from '@energy/server/client-config'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const base = '/dashboard/'

/**
 * Preloads `config.json`, so that the browser requests it before the script is loaded. Serves it in development; the
 * host of the built files serves it in production.
 */
const clientConfig = (): Plugin => ({
  name: 'client-config',
  transformIndexHtml: {
    // Runs after Vite has added the base to the URLs of the page.
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
    const config = JSON.stringify(readStaffClientConfig(env))
    server.middlewares.use((request, response, next) => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      if (pathname === `${base}config.json`) {
        response.setHeader('content-type', 'application/json')
        response.setHeader('cache-control', 'no-cache')
        response.end(config)
        return
      }
      // Vite serves its base only with a slash at the end.
      if (`${pathname}/` === base) request.url = base + search
      next()
    })
  },
})

export default defineConfig({
  base,
  plugins: [react(), tailwindcss(), clientConfig()],
  build: {
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What every screen needs is one file. Without this group it is sixty, because each screen needs other parts of it.
      output: { codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }] } },
    },
  },
})
