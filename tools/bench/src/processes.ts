import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '@energy/local/ports'
import { printedUrl } from '@energy/local/postgres/postgres-process'

// Below the range of ephemeral ports, so that the port of a killed process is still free when it is started again.
export { freePort }

/** The root of the workspace. */
export const root = resolve(import.meta.dirname, '../../..')

/** A child process. `stop` sends SIGTERM and `kill` SIGKILL; both wait until it has ended. */
export interface ManagedProcess {
  pid: number
  /** Resolves when it has ended. */
  ended: Promise<unknown>
  stop(): Promise<void>
  kill(): Promise<void>
}

function managedProcess(child: ChildProcess): ManagedProcess {
  if (child.pid === undefined) throw new Error(`Could not start ${child.spawnfile}`)
  const ended = once(child, 'exit')
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    await ended
  }
  return { pid: child.pid, ended, stop: end('SIGTERM'), kill: end('SIGKILL') }
}

/** Creates a temporary folder. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'bench-'))

/** Starts a PostgreSQL server without a database of ours. `stop` deletes its data. */
export const startPostgres = () => runPostgres(['--data-dir', join(temporaryFolder(), 'data'), '--temporary'])

/** Starts a PostgreSQL server that writes each commit to the disk, so that a kill loses none. */
export const startDurablePostgres = (folder: string, port: number) =>
  runPostgres(['--data-dir', folder, '--port', String(port)])

async function runPostgres(args: readonly string[]): Promise<ManagedProcess & { url: string }> {
  const command = ['tools/local/src/postgres/postgres-command.ts', ...args]
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  return { ...managedProcess(child), url: await printedUrl(child) }
}

/** Creates a migrated database, and returns its URL. @throws Error with the output of failed migrations */
export function makeDatabase(server: string, name: string) {
  const url = new URL(server)
  url.pathname = `/${name}`
  const migrated = spawnSync('prisma', ['migrate', 'deploy'], {
    cwd: join(root, 'apps/api'),
    env: { ...process.env, DATABASE_URL: url.href },
  })
  if (migrated.status !== 0) throw new Error(String(migrated.stderr))
  return url.href
}

/** A server that accepts requests at `url`. */
export interface Server extends ManagedProcess {
  url: string
  /** Milliseconds from the start of its process to its first response. */
  readyAfter: number
}

export type Settings = Record<string, string>

/**
 * Starts the API in production mode.
 * @param settings optional settings; `RESPONSE_CACHE_MIB=0` turns its cache off
 * @param firstPath what it answers first; `/ready` includes its database
 */
export const startApi = (databaseUrl: string, settings: Settings = {}, firstPath = '/ready') =>
  startServer(firstPath, settings['API_PORT'], (port) =>
    start('apps/api', ['dist/api/main.js'], {
      HOST: '127.0.0.1',
      API_PORT: port,
      DATABASE_URL: databaseUrl,
      FIREBASE_PROJECT_ID: 'bench',
      MEDIA_URL: 'file:///tmp/bench-media',
      SITE_URL: 'https://example.com',
      DASHBOARD_URL: 'https://example.com/dashboard',
      // One client sends all calls: more than the limits of production allow.
      RATE_LIMIT_FORMS: '3600000',
      RATE_LIMIT_SEARCHES: '3600000',
      RATE_LIMIT_UPLOADS: '3600000',
      MAX_EVENT_LOOP_DELAY: '10000',
      ...settings,
    }),
  )

/**
 * Starts the server of the site in production mode.
 * @param settings optional settings; `PAGE_CACHE_MIB=0` turns its cache off
 */
export const startWeb = (apiUrl: string, settings: Settings = {}) =>
  startServer('/about', settings['WEB_PORT'], (port) =>
    start('apps/web', ['dist/server/server.js'], {
      HOST: '127.0.0.1',
      WEB_PORT: port,
      API_URL: apiUrl,
      SITE_URL: `http://127.0.0.1:${port}`,
      DASHBOARD_URL: `http://127.0.0.1:${port}/dashboard`,
      FIREBASE_API_KEY: 'bench',
      FIREBASE_AUTH_DOMAIN: 'bench.example.com',
      FIREBASE_PROJECT_ID: 'bench',
      ...settings,
    }),
  )

/** Starts the worker in production mode. It serves no requests, so this does not wait until it is ready. */
export const startWorker = (databaseUrl: string, smtpUrl: string, settings: Settings = {}) =>
  managedProcess(
    start('apps/api', ['dist/worker/worker.js'], {
      DATABASE_URL: databaseUrl,
      FIREBASE_PROJECT_ID: 'bench',
      MEDIA_URL: 'file:///tmp/bench-media',
      SITE_URL: 'https://example.com',
      API_URL: 'https://example.com/api',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'bench@example.com',
      // As in the Dockerfile.
      MALLOC_ARENA_MAX: '1',
      ...settings,
    }),
  )

/**
 * Starts node:http with the same bytes and headers as the response of `like`, which may be the 304 to `condition`, an
 * ETag.
 */
export const startBaseline = (like: string, condition = '') =>
  startServer('/', undefined, (port) => start(BENCH, ['baseline.ts', like, port, condition]), {
    status: condition ? 304 : 200,
  })

/** Starts Fastify with pg, which insert a row for each request. */
export const startCreateBaseline = (databaseUrl: string) =>
  startServer('/', undefined, (port) => start(BENCH, ['create/baseline.ts', databaseUrl, port]))

const BENCH = 'tools/bench/src'

/** Starts a program of Node in production mode, in a folder of the workspace. */
export const start = (folder: string, args: readonly string[], settings: Settings = {}) =>
  spawn(process.execPath, args, {
    cwd: join(root, folder),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env['PATH'], APP_MODE: 'production', NODE_ENV: 'production', ...settings },
  })

/**
 * Starts a server, and waits until `path` responds with `status` (by default 200).
 * @param wanted its port; without it a free one
 */
export async function startServer(
  path: string,
  wanted: string | undefined,
  spawnOn: (port: string) => ChildProcess,
  { status = 200, ...request }: RequestInit & { status?: number } = {},
): Promise<Server> {
  const port = wanted ?? String(await freePort())
  const started = performance.now()
  const managed = managedProcess(spawnOn(port))
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(url + path, status, request).catch(async (error: unknown) => {
    await managed.stop()
    throw error
  })
  return { ...managed, url, readyAfter: performance.now() - started }
}

/**
 * Resolves when `url` responds with this status. Does not pause, because its end is measured.
 * @throws after 60 s
 */
export async function untilAnswered(url: string, expected = 200, request: RequestInit = {}) {
  for (const until = Date.now() + 60_000; Date.now() < until;) {
    const status = await fetch(url, request).then(
      async (answer) => (await answer.arrayBuffer(), answer.status),
      () => 0,
    )
    if (status === expected) return
  }
  throw new Error(`${url} did not respond with ${expected}`)
}
