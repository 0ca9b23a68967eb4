import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { freePort } from '../src/ports.ts'
import { aDirectory, aProgram } from './fixtures/program.ts'

const ROWS = 5_000

/** Runs PostgreSQL on a data directory for as long as the work takes. */
async function onDatabase<T>(data: string, work: (client: Client) => Promise<T>) {
  const program = aProgram('src/postgres/postgres-command.ts', ['--data-dir', join(data, 'postgres')])
  const [, url = ''] = await program.wrote(/"url":"([^"]+)"/)
  const client = new Client({ connectionString: url })
  await client.connect()
  client.on('error', () => {})
  try {
    return await work(client)
  } finally {
    await client.end()
    program.signal('SIGTERM')
    await program.ended
  }
}

/** Count and checksum of all rows. */
const sumOf = (client: Client) =>
  client
    .query<{ count: string; sum: string }>(
      `SELECT count(*), md5(string_agg(id || name, ',' ORDER BY id)) AS sum FROM things`,
    )
    .then(({ rows }) => rows)

async function aFilledDirectory() {
  const data = join(aDirectory(), 'data')
  mkdirSync(join(data, 'auth'), { recursive: true })
  writeFileSync(join(data, 'auth', 'accounts.json'), '["ada"]')
  const sum = await onDatabase(data, async (client) => {
    await client.query(`CREATE TABLE things AS SELECT id, md5(id::text) AS name FROM generate_series(1, ${ROWS}) AS id`)
    return sumOf(client)
  })
  return { data, sum, file: join(data, '..', 'backup.tar.gz') }
}
async function run(command: string, data: string, ...args: string[]) {
  const program = aProgram(`src/${command}.ts`, args, { DATA_DIR: data })
  return { code: await program.ended, output: program.output() }
}

test('what is backed up comes back by count and checksum, accounts too, and what stood in its place is kept', async () => {
  const { data, sum, file } = await aFilledDirectory()
  expect(sum).toEqual([{ count: String(ROWS), sum: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  expect(await run('backup', data, file)).toMatchObject({ code: 0 })

  await onDatabase(data, (client) => client.query('DELETE FROM things WHERE id % 2 = 0'))
  writeFileSync(join(data, 'auth', 'accounts.json'), '[]')
  const restored = await run('restore', data, file)
  expect(restored.code).toBe(0)
  expect(await onDatabase(data, sumOf)).toEqual(sum)
  expect(readFileSync(join(data, 'auth', 'accounts.json'), 'utf8')).toBe('["ada"]')
  const [, before = ''] = /before is in (\S+)\.\n/.exec(restored.output) ?? []
  expect(readFileSync(join(before, 'auth', 'accounts.json'), 'utf8')).toBe('[]')

  // On another machine, or after all is lost: into a directory where there is nothing.
  const elsewhere = join(aDirectory(), 'data')
  expect(await run('restore', elsewhere, file)).toMatchObject({ code: 0 })
  expect(await onDatabase(elsewhere, sumOf)).toEqual(sum)
})

test('while the product runs, and for a file that is none, both refuse and leave everything as it was', async () => {
  const directory = aDirectory()
  const product = aProgram('test/fixtures/product.ts', [], { DATA_DIR: directory, PORT: String(await freePort()) })
  await product.wrote(/Ready/)
  const file = join(directory, 'backup.tar.gz')
  for (const command of ['backup', 'restore'])
    expect(await run(command, directory, file)).toEqual({
      code: 1,
      output: expect.stringContaining(`The product runs on ${directory}`),
    })
  expect(existsSync(file)).toBe(false)

  const { data } = await aFilledDirectory()
  const none = join(data, 'auth', 'accounts.json')
  expect(await run('restore', data, none)).toEqual({ code: 1, output: expect.stringContaining('tar failed') })
  expect(existsSync(join(data, 'postgres', 'data'))).toBe(true)
})
