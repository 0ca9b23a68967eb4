import { Client } from 'pg'

/** Creates an empty database, and returns its URL. @param server the URL of another one on the same server */
export async function emptyDatabase(server: string, name: string) {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
