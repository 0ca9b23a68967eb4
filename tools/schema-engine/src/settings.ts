import { parseIntoClientConfig } from 'pg-connection-string'
import type { PoolConfig } from 'pg'

export interface Settings extends PoolConfig {
  database: string
}

/**
 * The components of a PostgreSQL URL, for `pg`. `connectionString` itself is not passed on: in `pg` it overrides
 * `database`, so statements for a shadow database would change the main database.
 * @throws Error if the URL names no database
 */
export function settingsOf(url: string): Settings {
  const settings = parseIntoClientConfig(url)
  const { database } = settings
  if (!database) throw new Error('The datasource URL names no database.')
  return { ...settings, database }
}

/** A name as a quoted SQL identifier. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
