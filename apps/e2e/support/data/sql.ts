import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { DATA, POSTGRES } from '../product.ts'

/** Runs a statement in the product's database. */
export async function sql(text: string, values: unknown[]) {
  const password = (await readFile(path.join(DATA, 'postgres', 'password'), 'utf8')).trim()
  const client = new Client({ host: '127.0.0.1', port: POSTGRES, user: 'postgres', database: 'energy', password })
  await client.connect()
  await client.query(text, values).finally(() => client.end())
}
