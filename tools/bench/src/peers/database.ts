import { queriesOf } from '../query.ts'

/** Creates an empty database, and returns its URL. @param server the URL of another one on the same server */
export async function emptyDatabase(server: string, name: string) {
  await queriesOf(server)(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Lets PostgreSQL count the rows of a filled database: the server of the benches does not do it by itself. */
export const analyze = (databaseUrl: string) => queriesOf(databaseUrl)('VACUUM ANALYZE')
