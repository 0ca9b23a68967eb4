import { env } from 'node:process'
import { defineConfig } from 'prisma/config'

// The migrations container has Prisma's stock engine, so no engine is set here.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: env['DATABASE_URL'] ?? '' },
})
