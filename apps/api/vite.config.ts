import { defineConfig } from 'vite'

/** One file for each process, to run beside node_modules, which holds Prisma's runtime alone. */
export default defineConfig(({ mode }) => ({
  build: {
    ssr: mode === 'worker' ? 'src/worker.ts' : 'src/main.ts',
    emptyOutDir: mode !== 'worker',
    target: 'node24',
    sourcemap: true,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  ssr: { noExternal: true, external: ['@prisma/client'] },
}))
