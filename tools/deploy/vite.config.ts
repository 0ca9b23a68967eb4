import { defineConfig } from 'vite'

/** What runs in containers beside the apps: one file each, to run without the packages of the workspace. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node24',
    rolldownOptions: {
      input: { start: 'src/start.ts', healthy: 'src/healthy.ts', dashboard: 'src/dashboard.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true, external: ['@fastify/static', 'fastify'] },
})
