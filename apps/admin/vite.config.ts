import { env } from 'node:process'
import { readClientConfig } from '@energy/client/config'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const base = '/dashboard/'

/** Answers `config.json` in development; whoever serves the built files answers it in production. */
const clientConfig = (): Plugin => ({
  name: 'client-config',
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
