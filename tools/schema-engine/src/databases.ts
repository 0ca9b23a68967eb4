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

/** Resolves when the database of the URL can be connected to. */
export const connectTo = (url: string) => withClient(settingsOf(url))

/** Makes the database of the URL, by way of the server's `postgres` database. */
export async function createDatabase(url: string) {
  const settings = settingsOf(url)
  await withClient({ ...settings, database: 'postgres' }, `CREATE DATABASE ${quoted(settings.database)}`)
}

/** Prisma's code of what keeps a database from being reached: absent, refused or not there at all. */
export function prismaCode(error: unknown) {
  const code = error instanceof DatabaseError ? (error.code ?? '') : ''
  if (code === '3D000') return 'P1003'
  return code.startsWith('28') ? 'P1000' : 'P1001'
}
