import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

async function run(template: string, sql: string) {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** A database as the migrations leave it, for one test file alone. */
export async function freshDatabase(template: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const from = new URL(template).pathname.slice(1)
  await run(template, `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`)
  const url = new URL(template)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(template, `DROP DATABASE ${name} WITH (FORCE)`) }
}
