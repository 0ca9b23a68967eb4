import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './chunks.ts'
import { compressed } from './compressed.ts'
import { browserContracts } from './browser-contracts.ts'
import { leanRouter } from './lean-router.ts'

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), browserContracts(), leanRouter(), compressed()],
  build: { target: 'es2023', emptyOutDir: true },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: ['src/app/entry-client.tsx'],
          output: { codeSplitting: { groups: [{ name: chunkOf }] } },
        },
      },
    },
    ssr: {
      // The server's own packages stay external; everything that renders is bundled.
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
