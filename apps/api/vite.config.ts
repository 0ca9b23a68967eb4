import { defineConfig } from 'vite'
import { fontFiles } from './font-files.ts'
import { queryCompilerFile } from './query-compiler.ts'

/**
 * Builds one file for each process, and chunks for lazy imports, such as the drivers of the storage. At run time
 * node_modules has only Prisma's runtime, and sharp, which loads a native library beside its own files.
 */
export default defineConfig(({ mode }) => ({
  plugins: [queryCompilerFile(), ...(mode === 'worker' ? [fontFiles()] : [])],
  build: {
    ssr: mode === 'worker' ? 'src/worker.ts' : 'src/main.ts',
    outDir: mode === 'worker' ? 'dist/worker' : 'dist/api',
    target: 'node24',
    sourcemap: true,
    // The source text stays in memory: minified it is 8 MiB smaller, and ASCII takes one byte a character instead of
    // two. Names are kept, as libraries read them.
    minify: true,
    rolldownOptions: { output: { charset: 'ascii', chunkFileNames: '[name]-[hash].js', keepNames: true } },
  },
  // Three of Fastify's packages bring their own copy of the same version.
  resolve: { dedupe: ['ajv'] },
  ssr: { noExternal: true, external: ['@prisma/client', 'sharp'] },
}))
