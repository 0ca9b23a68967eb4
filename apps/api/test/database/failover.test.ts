import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { changes } from '../../src/plugins/changes.ts'
import { database } from '../../src/plugins/database.ts'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { startPostgres } from '../fixtures/servers/postgres.ts'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { killPostgres, startStandby } from '../fixtures/servers/standby.ts'
import { environment, untilSubscribed } from '../fixtures/world.ts'

/** A primary and its standby, and the address that names both, the standby first. */
async function aPrimaryWithStandby() {
  const folder = await mkdtemp(join(tmpdir(), 'energy-standby-'))
  const directory = join(folder, 'primary')
  const { url } = await startPostgres(directory, '--temporary')
  const primary = await aDatabaseClient(url)
  await primary.run('CREATE ROLE energy_application NOLOGIN')
  await primary.run('CREATE TABLE notes (text TEXT)')
  await primary.run('GRANT ALL ON notes TO energy_application')
  const standby = await startStandby({ url, directory }, join(folder, 'standby'))
  const client = await aDatabaseClient(standby.url)
  onTestFinished(async () => {
    await client.end()
    await standby.stop()
    await rm(folder, { recursive: true })
  })
  const both = new URL(url)
  const address = url.replace(both.host, `${new URL(standby.url).host},${both.host}`)
  return {
    url: `${address}?target_session_attrs=read-write`,
    notesOfStandby: async () => (await client.run('SELECT text FROM notes')).rows.map(({ text }) => text),
    async failOver() {
      await primary.end()
      killPostgres(directory)
      await client.run('SELECT pg_promote()')
    },
  }
}

test('pool and subscription find the primary behind a standby, and the promoted standby after its loss', async () => {
  const { url, notesOfStandby, failOver } = await aPrimaryWithStandby()
  const app = Fastify()
  await app.register(changes, { url })
  await app.register(database, { env: readEnv(environment({ DATABASE_URL: url })) })
  const notified = vi.fn<() => void>()
  app.changes.subscribe({ changed: notified })
  await app.ready()
  onTestFinished(() => app.close())

  /** Several at once, so that several connections turn to the other server together. */
  const write = (text: string) =>
    Promise.all([1, 2, 3].map(() => app.pool.query('INSERT INTO notes VALUES ($1)', [text]).then(() => true)))
  const untilWritten = (text: string) => vi.waitUntil(() => write(text).catch(() => false), { timeout: 90_000 })
  const isNotified = async () => {
    await untilSubscribed(app)
    notified.mockClear()
    // Again and again: who was subscribed to the lost server may not have noticed yet.
    const notify = async () => {
      await app.pool.query(`NOTIFY changes, '{}'`)
      return notified.mock.calls.length
    }
    await expect.poll(notify).toBeGreaterThan(0)
  }

  await untilWritten('before')
  await isNotified()
  await expect.poll(notesOfStandby).toContain('before')
  await failOver()
  await untilWritten('after')
  await isNotified()
  expect(await notesOfStandby()).toEqual(expect.arrayContaining(['before', 'after']))
})
