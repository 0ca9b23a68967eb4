import { parseIntoClientConfig } from 'pg-connection-string'
import type { PoolConfig } from 'pg'

export interface Settings extends PoolConfig {
  database: string
}

/**
 * The parts of a PostgreSQL URL, for `pg`. `connectionString` itself is never passed on: `pg` lets it override
 * `database`, so what is meant for a shadow database would be done to the main one.
 * @throws where the URL names no database
 */
export function settingsOf(url: string): Settings {
  const { host, port, user, password, database, ssl } = parseIntoClientConfig(url)
  if (!database) throw new Error('The datasource URL names no database.')
  return {
    database,
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(user === undefined ? {} : { user }),
    ...(password === undefined ? {} : { password }),
    ...(ssl === undefined ? {} : { ssl }),
  }
}

/** A name as an SQL identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
