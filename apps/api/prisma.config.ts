import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The engine made of JavaScript and WebAssembly: the native one would be downloaded from outside the registry.
// Its first line asks for `node`: the one that runs here, whatever the machine has besides.
process.env['PATH'] = [dirname(process.execPath), process.env['PATH']].join(delimiter)
process.env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= beside('../../tools/schema-engine/src/main.ts')

const localEnvironment = beside('../../.data/local.env')
if (!process.env['DATABASE_URL'] && existsSync(localEnvironment)) process.loadEnvFile(localEnvironment)
const url = process.env['DATABASE_URL']

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Generating needs no database, so nothing is said of one that is not there.
  ...(url ? { datasource: { url } } : {}),
})
