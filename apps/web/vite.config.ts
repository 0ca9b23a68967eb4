import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'

/** What the browser loads is compressed once, at build: no request pays for it. */
const compressed: Plugin = {
  ...compression({
    algorithms: ['brotliCompress', 'gzip'],
    include: /\.(js|css|svg|webmanifest)$/,
    threshold: 1_024,
    skipIfLargerOrEqual: true,
  }),
  applyToEnvironment: ({ name }) => name === 'client',
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), compressed],
  build: { target: 'es2023', emptyOutDir: true },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, rolldownOptions: { input: 'src/entry-client.tsx' } },
    },
    ssr: {
      // The host's own packages stay outside; everything that renders is one file.
      resolve: command === 'build' ? { noExternal: true, external: ['fastify', '@fastify/static'] } : {},
      build: {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: { server: 'src/server/production.ts' } },
      },
    },
  },
  builder: {},
}))
