import { dirname, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

const { env } = process
env['PRISMA_SCHEMA_ENGINE_BINARY'] = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
// The engine's shebang line runs `node`, which must be the Node of this process.
env['PATH'] = [dirname(process.execPath), env['PATH']].join(delimiter)

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: env['MIGRATIONS'] ?? 'prisma/migrations' },
  datasource: { url: env['DATABASE_URL'] ?? '' },
})
