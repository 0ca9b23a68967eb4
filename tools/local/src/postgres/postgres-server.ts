import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresBinaries } from './postgres-binaries.ts'
import { ownerFor } from './postgres-owner.ts'
import { commandLineOf, isInUse } from '../supervisor/running-process.ts'
import { until } from '../supervisor/until.ts'

interface ServerOptions {
  /** An existing directory that holds the data, the log and the password. */
  directory: string
  port: number
  /** Faster, but the data is lost when the machine stops. */
  temporary: boolean
}

const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off']

/**
 * Starts PostgreSQL on 127.0.0.1, on the data in `directory`, which is created if missing. A server that outlived
 * its parent is reused if it listens on `port`, else it is restarted. The server is not a child process: it outlives
 * the process that started it. Only `stop` stops it, with a clean shutdown.
 * @throws Error with the end of PostgreSQL's log if it doesn't start
 */
export async function startServer({ directory, port, temporary }: ServerOptions) {
  const data = join(directory, 'data')
  const log = join(directory, 'data', 'server.log')
  const passwordFile = join(directory, 'password')
  const { initdb, pg_ctl } = await postgresBinaries()
  const owner = ownerFor([initdb, data])
  const stop = async () => {
    await owner.run(pg_ctl, ['-D', data, '-m', 'fast', '-w', '-t', '60', 'stop'])
  }

  if (!existsSync(data)) await create()
  const password = readFileSync(passwordFile, 'utf8').trim()
  const running = await runningPort(directory)
  if (running !== undefined && running !== port) await stop()
  if (running !== port) {
    owner.chown(data)
    await start()
  }
  return { password, stop }

  async function create() {
    const unfinished = join(directory, 'data.new')
    const initdbPasswordFile = join(directory, 'password.new')
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { mode: 0o700 })
    const secret = `${randomBytes(24).toString('base64url')}\n`
    writeFileSync(passwordFile, secret, { mode: 0o600 })
    writeFileSync(initdbPasswordFile, secret, { mode: 0o600 })
    chmodSync(passwordFile, 0o600)
    owner.chown(unfinished)
    owner.chown(initdbPasswordFile)
    const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${initdbPasswordFile}`]
    await owner.run(initdb, ['-D', unfinished, ...access, ...locale, ...(temporary ? ['--no-sync'] : [])])
    rmSync(initdbPasswordFile)
    // Renamed last, so that a directory named `data` is always complete.
    renameSync(unfinished, data)
  }

  async function start() {
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'timezone=UTC',
      ...(temporary ? FAST : []),
    ]
    const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ')
    const attempt = async () => {
      try {
        await owner.run(pg_ctl, ['-D', data, '-l', log, '-o', options, '-w', '-t', '60', 'start'])
        return true
      } catch (error) {
        const logTail = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-8).join('\n') : ''
        // After a crash, the old server's child processes hold its shared memory for some seconds.
        if (/pre-existing shared memory block|lock file .* already exists/.test(logTail)) return false
        throw new Error(`PostgreSQL did not start on port ${port}.\n${logTail}`.trim(), { cause: error })
      }
    }
    await until(attempt, 30, 'PostgreSQL after a crash')
  }
}

/** The port of a server that runs on the data in a directory (as in `startServer`), or undefined. */
export async function runningPort(directory: string): Promise<number | undefined> {
  const data = join(directory, 'data')
  const file = join(data, 'postmaster.pid')
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  const pid = Number(lines()[0] ?? 0)
  const isOurs = () => commandLineOf(pid).includes(data)
  const settled = async () => {
    const [, , , port, , , , status] = lines()
    if (status?.trim() === 'ready' && isOurs()) return { port: Number(port) }
    return !isOurs() && { port: undefined }
  }
  const { port } = await until(settled, 60, 'The PostgreSQL that already runs')
  if (port === undefined && pid > 0 && isInUse(pid)) {
    // A zombie or another program has the pid now, and PostgreSQL would treat it as a running server. If the pid is
    // free, the file is left to PostgreSQL, which then also looks for child processes of the dead server.
    if (commandLineOf(pid) === '') await pause(5000)
    rmSync(file, { force: true })
  }
  return port
}
