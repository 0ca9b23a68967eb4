import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import { Connection } from './connection.ts'
import { quoted, settingsOf } from './settings.ts'

/** What the engine connects by: to the database of a URL, and to shadow databases beside it. */
export function adapterFor(url: string) {
  const settings = settingsOf(url)
  const factory: SqlMigrationAwareDriverAdapterFactory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => Connection.open(settings),
    async connectToShadowDb() {
      const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`
      const admin = await Connection.open(settings)
      await admin.executeScript(`CREATE DATABASE ${quoted(database)}`)
      return Connection.open({ ...settings, database }, async () => {
        // Only after the shadow's own pool has closed, and FORCE for what PostgreSQL has not noticed as gone yet:
        // adapter-pg drops it while still connected to it, which PostgreSQL refuses.
        await admin.executeScript(`DROP DATABASE ${quoted(database)} WITH (FORCE)`)
        await admin.dispose()
      })
    },
  }
  return bindMigrationAwareSqlAdapterFactory(factory)
}
