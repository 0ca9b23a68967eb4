import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { until } from '@energy/local/supervisor/until'
import { makeDatabase, startApi } from '../processes.ts'
import { fill } from '../rows.ts'
import { configuration, type Programs } from './programs.ts'
import { startPrimary, startRestored, type Place, type Server } from './server.ts'

/** The result of the trial of a restore. */
export type RecoveryResult = Awaited<ReturnType<typeof restoreMoment>>

/** Rows of content that are deleted by mistake. */
const ROWS = 10_000

async function countOf(server: Server, condition: string) {
  const [row] = await server.query<{ count: number }>(
    'energy',
    `SELECT count(*)::int AS count FROM items WHERE ${condition}`,
  )
  return row?.count ?? 0
}

const insert = (title: string) => `INSERT INTO items (kind, "headerTitle") VALUES ('services', '${title}')`

/** Options of pgBackRest with the configuration of docs/operations.md, and with the paths and the port of the trial. */
function optionsOf({ folder }: Programs, { data, port }: Place) {
  const file = `${data}.pgbackrest.conf`
  const shipped = readFileSync(configuration('pgbackrest.conf'), 'utf8')
  const text = shipped
    .replace('/var/lib/pgbackrest', join(folder, 'repository'))
    .replace('/var/lib/postgresql/18/main', data)
    .replace('[global]', `[global]\nlock-path=${join(folder, 'lock')}\nlog-path=${folder}\nspool-path=${folder}`)
  writeFileSync(file, `${text}pg1-port=${port}\npg1-socket-path=${folder}\npg1-user=energy\n`)
  return [`--config=${file}`, '--stanza=energy']
}

/** Backs a database up, deletes all content by mistake, goes on writing, and restores the moment before the mistake. */
export async function restoreMoment(programs: Programs) {
  const push = (place: Place) => `pgbackrest ${optionsOf(programs, place).join(' ')} archive-push %p`
  const server = await startPrimary(programs, push)
  const backrest = (...command: string[]) => programs.run('pgbackrest', ...optionsOf(programs, server), ...command)
  const url = makeDatabase(server.url('postgres'), 'energy')
  await fill(url, ROWS)
  await backrest('stanza-create')
  await backrest('check')
  const begun = performance.now()
  await backrest('--type=full', 'backup')
  const backedUp = performance.now() - begun

  // pgBackRest counts in whole seconds: a moment in the second of the backup is none after it.
  await pause(1_100)
  await server.query('energy', insert('After the backup'))
  const [{ moment } = { moment: '' }] = await server.query<{ moment: string }>(
    'postgres',
    'SELECT clock_timestamp()::text AS moment',
  )
  const expected = await countOf(server, 'true')
  await server.query('energy', 'DELETE FROM items')
  await server.query('energy', insert('After the mistake'))
  const [{ segment } = { segment: '' }] = await server.query<{ segment: string }>(
    'postgres',
    'SELECT pg_walfile_name(pg_switch_wal()) AS segment',
  )
  const isArchived = `SELECT FROM pg_stat_archiver WHERE last_archived_wal >= '${segment}'`
  await until(async () => (await server.query('postgres', isArchived)).length > 0, 60, 'The last segment of the log')
  await server.stop()

  const atRestore = performance.now()
  const restored = await startRestored(programs, (place) =>
    programs.run(
      'pgbackrest',
      ...optionsOf(programs, place),
      '--type=time',
      `--target=${moment}`,
      '--target-action=promote',
      'restore',
    ),
  )
  const isOpen = 'SELECT FROM pg_is_in_recovery() AS recovering WHERE NOT recovering'
  await until(async () => (await restored.query('postgres', isOpen)).length > 0, 120, 'The end of the recovery')
  const restoredAfter = performance.now() - atRestore
  const api = await startApi(restored.url('energy'))
  const answer = await fetch(`${api.url}/services?limit=1`)
  const result = {
    backedUp,
    restoredAfter,
    expected,
    rows: await countOf(restored, 'true'),
    afterBackup: await countOf(restored, `"headerTitle" = 'After the backup'`),
    afterMistake: await countOf(restored, `"headerTitle" = 'After the mistake'`),
    status: answer.status,
  }
  await api.stop()
  await restored.stop()
  return result
}
