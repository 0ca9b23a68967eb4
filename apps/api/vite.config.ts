import { defineConfig } from 'vite'

/** One file to run beside node_modules, which holds Prisma's runtime alone. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true, external: ['@prisma/client'] },
})
