import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Kind, NewContent } from '@energy/contracts/content'
import type { APIRequestContext } from '@playwright/test'
import { Client } from 'pg'
import { anItem, removed } from './dashboard.ts'
import { DATA, POSTGRES } from './product.ts'

/** Has staff store an item, for as long as `use` runs. */
export async function withItem(
  request: APIRequestContext,
  kind: Kind,
  item: NewContent,
  use: (id: string) => Promise<void>,
) {
  const id = await anItem(request, kind, item)
  try {
    await use(id)
  } finally {
    await removed(request, kind, id)
  }
}

/** Says something to the product's database itself. */
export async function sql(text: string, values: unknown[]) {
  const password = (await readFile(path.join(DATA, 'postgres', 'password'), 'utf8')).trim()
  const client = new Client({ host: '127.0.0.1', port: POSTGRES, user: 'postgres', database: 'energy', password })
  await client.connect()
  await client.query(text, values).finally(() => client.end())
}
