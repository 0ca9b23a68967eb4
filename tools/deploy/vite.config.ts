import { defineConfig } from 'vite'

/** Bundles the containers' own programs into one file each, so that they need no packages of the workspace. */
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
