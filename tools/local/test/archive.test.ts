import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../src/ports.ts'
import { ROOT } from '../src/settings.ts'
import { aDirectory, aProgram } from './fixtures/program.ts'

const ROWS = 5_000

/** Runs PostgreSQL on a data directory during `work`. */
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
const checksumOf = (client: Client) =>
  client
    .query<{ count: string; checksum: string }>(
      `SELECT count(*), md5(string_agg(id || name, ',' ORDER BY id)) AS checksum FROM things`,
    )
    .then(({ rows }) => rows)

async function aFilledDirectory() {
  const data = join(aDirectory(), 'data')
  for (const name of ['auth', 'mail', 'media/aa']) mkdirSync(join(data, name), { recursive: true })
  writeFileSync(join(data, 'auth', 'accounts.json'), '["ada"]')
  writeFileSync(join(data, 'mail', 'ada.eml'), 'Dear Ada')
  writeFileSync(join(data, 'media', 'aa', 'original'), 'A roof')
  const checksum = await onDatabase(data, async (client) => {
    await client.query(`CREATE TABLE things AS SELECT id, md5(id::text) AS name FROM generate_series(1, ${ROWS}) AS id`)
    return checksumOf(client)
  })
  return { data, checksum, file: join(data, '..', 'backup.tar.gz') }
}
async function run(command: string, data: string, ...args: string[]) {
  const program = aProgram(`src/${command}.ts`, args, { DATA_DIR: data })
  return { code: await program.ended, output: program.output() }
}

test('a restored backup has the same rows, accounts, mails and pictures, also elsewhere, and the data from before is moved aside', async () => {
  const { data, checksum, file } = await aFilledDirectory()
  expect(checksum).toEqual([{ count: String(ROWS), checksum: expect.stringMatching(/^[0-9a-f]{32}$/) }])
  expect(await run('backup', data, file)).toMatchObject({ code: 0 })
  // It holds the database's password.
  expect(statSync(file).mode & 0o777).toBe(0o600)

  await onDatabase(data, (client) => client.query('DELETE FROM things WHERE id % 2 = 0'))
  writeFileSync(join(data, 'auth', 'accounts.json'), '[]')
  const restored = await run('restore', data, file)
  expect(restored.code).toBe(0)
  expect(await onDatabase(data, checksumOf)).toEqual(checksum)
  expect(readFileSync(join(data, 'auth', 'accounts.json'), 'utf8')).toBe('["ada"]')
  const [, before = ''] = /before is in (\S+)\.\n/.exec(restored.output) ?? []
  expect(readFileSync(join(before, 'auth', 'accounts.json'), 'utf8')).toBe('[]')

  // On another machine, or after a loss of all data, the directory is empty.
  const elsewhere = join(aDirectory(), 'data')
  expect(await run('restore', elsewhere, file)).toMatchObject({ code: 0 })
  expect(await onDatabase(elsewhere, checksumOf)).toEqual(checksum)
  expect(readFileSync(join(elsewhere, 'auth', 'accounts.json'), 'utf8')).toBe('["ada"]')
  expect(readFileSync(join(elsewhere, 'mail', 'ada.eml'), 'utf8')).toBe('Dear Ada')
  expect(readFileSync(join(elsewhere, 'media', 'aa', 'original'), 'utf8')).toBe('A roof')
})

test('a backup that fails, as on a full disk, leaves no part of its file there', async () => {
  const data = join(aDirectory(), 'data')
  mkdirSync(join(data, 'postgres'), { recursive: true })
  const programs = aDirectory()
  const write = 'for option; do case $option in --file=*) echo half > "${option#--file=}";; esac; done'
  writeFileSync(join(programs, 'tar'), `#!/bin/sh\n${write}\necho 'No space left' >&2\nexit 2\n`, { mode: 0o755 })
  const file = join(data, '..', 'backup.tar.gz')
  const env = { DATA_DIR: data, PATH: programs + delimiter + process.env['PATH'] }
  const backup = aProgram('src/backup.ts', [file], env)
  expect(await backup.ended).toBe(1)
  expect(backup.output()).toContain('No space left')
  expect(readdirSync(join(data, '..'))).toEqual(['data'])
})

const [DISK, OTHER_DISK] = ['/var/tmp', '/dev/shm']
const hasDisks = existsSync(OTHER_DISK) && statSync(DISK).dev !== statSync(OTHER_DISK).dev

test.runIf(hasDisks)('a backup is restored where the data directory is a link to another disk', async () => {
  const [here, there] = [mkdtempSync(join(DISK, 'local-test-')), mkdtempSync(join(OTHER_DISK, 'local-test-'))]
  onTestFinished(() => {
    for (const directory of [here, there]) rmSync(directory, { recursive: true })
  })
  const [data, link, file] = [join(there, 'data'), join(here, 'data'), join(here, 'backup.tar.gz')]
  mkdirSync(join(data, 'postgres'), { recursive: true })
  writeFileSync(join(data, 'postgres', 'version'), '18')
  symlinkSync(data, link)
  expect(await run('backup', link, file)).toMatchObject({ code: 0 })
  writeFileSync(join(data, 'postgres', 'version'), '')
  expect(await run('restore', link, file)).toMatchObject({ code: 0 })
  expect(readFileSync(join(link, 'postgres', 'version'), 'utf8')).toBe('18')
})

test('backup and restore fail while the product runs, restore also for a file that is not a backup, backup for one that exists, and nothing changes', async () => {
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
  const notABackup = join(data, 'auth', 'accounts.json')
  expect(await run('restore', data, notABackup)).toEqual({ code: 1, output: expect.stringContaining('tar failed') })
  expect(await run('backup', data, notABackup)).toEqual({ code: 1, output: expect.stringContaining('already exists') })
  expect(readFileSync(notABackup, 'utf8')).toBe('["ada"]')
  expect(existsSync(join(data, 'postgres', 'data'))).toBe(true)
  expect(readdirSync(join(data, '..'))).toEqual(['data'])
})

test('git ignores a backup without a name of its own, and the data from before that a restore moves aside', () => {
  const names = ['.data-before-20261129T010203Z', 'backup-20261129T010203Z.tar.gz']
  const { stdout } = spawnSync('git', ['check-ignore', ...names], { cwd: ROOT, encoding: 'utf8' })
  expect(stdout.split('\n').filter(Boolean)).toEqual(names)
})
