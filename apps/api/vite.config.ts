import { defineConfig } from 'vite'
import { queryCompilerBeside } from './query-compiler.ts'

/** A file for each process and what it loads late, to run beside node_modules, which holds Prisma's runtime alone. */
export default defineConfig(({ mode }) => ({
  plugins: [queryCompilerBeside()],
  build: {
    ssr: mode === 'worker' ? 'src/worker.ts' : 'src/main.ts',
    outDir: mode === 'worker' ? 'dist/worker' : 'dist/api',
    target: 'node24',
    sourcemap: true,
    // The text of a program stays in its memory: small, it is 8 MiB less, and plain ASCII takes a byte a character, not
    // two. Names stay, libraries look at them.
    minify: true,
    rolldownOptions: { output: { charset: 'ascii', chunkFileNames: '[name]-[hash].js', keepNames: true } },
  },
  ssr: { noExternal: true, external: ['@prisma/client'] },
}))
