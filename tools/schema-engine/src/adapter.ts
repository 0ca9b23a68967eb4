import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils'
import { Connection } from './connection.ts'
import { quoted, settingsOf } from './settings.ts'

/** The engine's driver adapter: connects to the database of a URL, and to shadow databases on the same server. */
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
        // Runs after the shadow's own pool has closed, because PostgreSQL does not drop a database with connections;
        // adapter-pg tries it too early. FORCE closes connections that PostgreSQL has not yet seen as closed.
        await admin.executeScript(`DROP DATABASE ${quoted(database)} WITH (FORCE)`)
        await admin.dispose()
      })
    },
  }
  return bindMigrationAwareSqlAdapterFactory(factory)
}
