import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The schema engine of JavaScript and WebAssembly. Prisma would download the native one from outside the registry.
// Its first line runs `node`, so this process's `node` comes first in PATH.
process.env['PATH'] = [dirname(process.execPath), process.env['PATH']].join(delimiter)
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= pathOf('../../tools/schema-engine/src/main.ts')

const localEnvironment = pathOf('../../.data/local.env')
if (!process.env['DATABASE_URL'] && existsSync(localEnvironment)) process.loadEnvFile(localEnvironment)
const url = process.env['DATABASE_URL']

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // `prisma generate` works without a database, so DATABASE_URL is optional.
  ...(url ? { datasource: { url } } : {}),
})
