import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'prisma/config'

// The schema engine of JavaScript and WebAssembly, as in development (decision 5).
env['PRISMA_SCHEMA_ENGINE_BINARY'] ??= fileURLToPath(new URL('schema-engine/main.ts', import.meta.url))

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: env['DATABASE_URL'] ?? '' },
})
