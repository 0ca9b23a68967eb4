import { env } from 'node:process'
import { defineConfig } from 'prisma/config'

// In the container of the migrations Prisma has its stock engine, so none is named here.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: env['DATABASE_URL'] ?? '' },
})
