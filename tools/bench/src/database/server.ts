import { appendFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from '../processes.ts'
import { configuration, type Programs } from './programs.ts'

const OWNER = 'energy'
/** The password of all logins of the trial, which only this machine can reach. */
export const PASSWORD = 'of-the-trial'
const INITDB = [
  '--auth-host=scram-sha-256',
  '--auth-local=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
]

/** A PostgreSQL of the trial. */
export type Server = Awaited<ReturnType<typeof startServer>>

/** The folder of a server's data, which does not exist at first, and its port. */
export interface Place {
  data: string
  port: number
}

/** Archives nothing. */
const NO_ARCHIVE = () => '/bin/true'

/**
 * Starts PostgreSQL with the configuration of docs/operations.md.
 * @param make makes its data
 * @param archive its command that archives a segment of the log
 */
async function startServer(
  { folder, run }: Programs,
  make: (place: Place) => Promise<unknown>,
  archive: (place: Place) => string = NO_ARCHIVE,
) {
  const port = await freePort()
  const data = join(folder, `data-${port}`)
  const url = (database: string, user = OWNER) => `postgresql://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`
  const pidOf = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  /** Every process of this server: each backend is in a group of processes of its own. */
  const signal = (name: NodeJS.Signals) => {
    const postmaster = pidOf()
    for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, name)
  }
  const start = () => run('pg_ctl', '-D', data, '-l', `${data}.log`, '-w', '-t', '60', 'start')

  await make({ data, port })
  const settings = [
    readFileSync(configuration('postgresql.conf'), 'utf8'),
    `port = ${port}`,
    `listen_addresses = '127.0.0.1'`,
    `unix_socket_directories = '${folder}'`,
    `archive_command = '${archive({ data, port })}'`,
  ]
  appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`)
  await start()
  return {
    port,
    data,
    url,
    start,
    stop: () => run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop'),
    /** Ends all its processes, as a loss of its machine does. */
    kill: () => signal('SIGKILL'),
    /** Lets all its processes stand still: connections stay open, and nothing is answered. */
    freeze: () => signal('SIGSTOP'),
    /** Runs a file of tools/deploy/database as its owner. */
    psql: (database: string, file: string, ...args: string[]) =>
      run('psql', '--no-psqlrc', '--set=ON_ERROR_STOP=1', ...args, '--file', configuration(file), url(database)),
    /** Runs one statement, and resolves with its rows. */
    async query<Row extends object>(database: string, text: string) {
      const client = new Client({ connectionString: url(database) })
      await client.connect()
      return client
        .query<Row>(text)
        .then(({ rows }) => rows)
        .finally(() => client.end())
    },
  }
}

/** The processes that a process has started. */
const childrenOf = (parent: number) =>
  readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return []
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent)
        ? Number(pid)
        : []
    } catch {
      // It has ended meanwhile.
      return []
    }
  })

/** A new server, without a database of ours. */
export const startPrimary = (programs: Programs, archive?: (place: Place) => string) =>
  startServer(
    programs,
    async ({ data }) => {
      const file = `${data}.password`
      writeFileSync(file, PASSWORD)
      await programs.run('initdb', '-D', data, '-U', OWNER, `--pwfile=${file}`, ...INITDB)
    },
    archive,
  )

/** A standby that follows a primary. */
export const startStandby = (programs: Programs, primary: Server) =>
  startServer(programs, async ({ data }) => {
    await primary.query('postgres', `CREATE ROLE replicator REPLICATION LOGIN PASSWORD '${PASSWORD}'`)
    const source = `${primary.url('postgres', 'replicator')}?application_name=energy_standby`
    const slot = ['--create-slot', '--slot=standby']
    return programs.run('pg_basebackup', '-D', data, '-R', '-X', 'stream', '-c', 'fast', ...slot, '-d', source)
  })

/** A server on the data of another folder, such as restored ones. */
export const startRestored = (programs: Programs, make: (place: Place) => Promise<unknown>) =>
  startServer(programs, make)
