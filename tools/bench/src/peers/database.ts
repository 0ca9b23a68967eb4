import { Client } from 'pg'

/** Executes one statement on a connection of its own. */
export async function execute(databaseUrl: string, statement: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Creates an empty database, and returns its URL. @param server the URL of another one on the same server */
export async function emptyDatabase(server: string, name: string) {
  await execute(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Lets PostgreSQL count the rows of a filled database: the server of the benches does not do it by itself. */
export const analyze = (databaseUrl: string) => execute(databaseUrl, 'VACUUM ANALYZE')
