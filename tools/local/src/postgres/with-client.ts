import { Client } from 'pg'

/** Connects to a database, and closes the connection once `use` has ended. */
export async function withClient<T>(databaseUrl: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl })
  // A connection that is lost between two queries, as when the database is shut down, makes the next one fail.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
