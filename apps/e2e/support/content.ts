import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { kinds, type Kind, type NewContent } from '@energy/contracts/content'
import { expect, type APIRequestContext } from '@playwright/test'
import { Client } from 'pg'
import { tokenOf } from './dashboard.ts'
import { ADMIN, DATA, POSTGRES } from './product.ts'

const asAdmin = async (request: APIRequestContext) => ({ authorization: `Bearer ${await tokenOf(request, ADMIN)}` })

/** Has staff store an item, for as long as `use` runs. */
export async function withItem(
  request: APIRequestContext,
  kind: Kind,
  item: NewContent,
  use: (id: string) => Promise<void>,
) {
  const headers = await asAdmin(request)
  const made = await request.post(`/api${kinds[kind].create.url}`, { headers, data: item })
  expect(made.status(), await made.text()).toBe(201)
  const { insertedId: id }: { insertedId: string } = await made.json()
  try {
    await use(id)
  } finally {
    await request.delete(`/api${kinds[kind].list.url}/${id}`, { headers })
  }
}

/** Says something to the product's database itself. */
export async function sql(text: string, values: unknown[]) {
  const password = (await readFile(path.join(DATA, 'postgres', 'password'), 'utf8')).trim()
  const client = new Client({ host: '127.0.0.1', port: POSTGRES, user: 'postgres', database: 'energy', password })
  await client.connect()
  await client.query(text, values).finally(() => client.end())
}
