import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ACCOUNT, chunkOf, CUSTOMER, FILES, FORM, LOADER, TEXTS } from './chunks.ts'
import { compressed } from './compressed.ts'
import { browserContracts } from './browser-contracts.ts'
import { pureComponents } from './pure-components.ts'

/** The package gives every bundler its development build, and has this one beside it. */
const productionBuild = (name: string) =>
  fileURLToPath(import.meta.resolve(name)).replace('/dist/development/', '/dist/production/')

/** Every page has the names of all files, and nothing in them compresses worse than a hash: it has seven hexadecimal digits. */
const NAME = 'assets/[name]-[hash:7]'
const output = { hashCharacters: 'hex', assetFileNames: `${NAME}[extname]` } as const

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), browserContracts(), pureComponents(), compressed()],
  build: { target: 'es2023', emptyOutDir: true, rolldownOptions: { output } },
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: productionBuild('react-router') },
        { find: /^react-router\/dom$/, replacement: productionBuild('react-router/dom') },
      ],
    },
  }),
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: ['src/app/entry-client.tsx', 'src/app/load-code.ts'],
          output: {
            entryFileNames: `${NAME}.js`,
            chunkFileNames: `${NAME}.js`,
            codeSplitting: {
              groups: [
                { name: 'load-code', test: LOADER, priority: 2 },
                { name: chunkOf, priority: 1 },
                { name: 'form', test: FORM },
                { name: 'account', test: ACCOUNT },
                { name: 'customer', test: CUSTOMER },
                { name: 'files', test: FILES },
                { name: 'texts', test: TEXTS },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server's own packages stay external; everything that renders is bundled.
      resolve: command === 'build' ? { noExternal: true, external: ['fastify', '@fastify/static', 'sharp'] } : {},
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
