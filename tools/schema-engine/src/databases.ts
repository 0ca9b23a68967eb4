import { Client, DatabaseError } from 'pg'
import { quoted, settingsOf, type Settings } from './settings.ts'

async function withClient(settings: Settings, statement?: string) {
  const client = new Client(settings)
  await client.connect()
  try {
    if (statement) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Resolves if a connection to the database of the URL succeeds. */
export const connectTo = (url: string) => withClient(settingsOf(url))

/** Creates the database of the URL, through a connection to the server's `postgres` database. */
export async function createDatabase(url: string) {
  const settings = settingsOf(url)
  await withClient({ ...settings, database: 'postgres' }, `CREATE DATABASE ${quoted(settings.database)}`)
}

/** Prisma's error code: P1003 for no such database, P1000 for rejected credentials, P1001 for an unreachable server. */
export function prismaCode(error: unknown) {
  const code = error instanceof DatabaseError ? (error.code ?? '') : ''
  if (code === '3D000') return 'P1003'
  return code.startsWith('28') ? 'P1000' : 'P1001'
}
