import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '@energy/local/supervisor/until'
import {
  makeDatabase,
  startApi,
  startDurablePostgres,
  startWeb,
  startWorker,
  type ManagedProcess,
  type Settings,
} from '../processes.ts'

/** A process of the product that can be killed and started again on the same port. */
export interface Killable {
  name: string
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

async function killable(
  name: string,
  start: () => Promise<ManagedProcess>,
  kill = (server: ManagedProcess) => server.kill(),
) {
  let server = await start()
  return {
    name,
    kill: () => kill(server),
    async start() {
      server = await start()
    },
    stop: () => server.stop(),
  }
}

/** PostgreSQL with a migrated database. A kill ends all its processes at once. */
export async function aDatabase(folder: string, port: number) {
  const kill = async (server: ManagedProcess) => {
    const [pid = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(-Number(pid), 'SIGKILL')
    // The process that supervises it ends after that.
    await server.kill()
  }
  const server = await startDurablePostgres(folder, port)
  const url = makeDatabase(server.url, 'faults')
  await server.stop()
  return { ...(await killable('database', () => startDurablePostgres(folder, port), kill)), url }
}

export const anApi = (databaseUrl: string, settings: Settings) => killable('API', () => startApi(databaseUrl, settings))

export const aWeb = (apiUrl: string, settings: Settings) => killable('site', () => startWeb(apiUrl, settings))

export const aWorker = (databaseUrl: string, smtpUrl: string) =>
  killable('worker', async () => startWorker(databaseUrl, smtpUrl))

/** Resolves once a URL responds with 200. @throws after 60 s */
export const untilReady = (url: string) =>
  until(
    () =>
      fetch(url).then(
        async (answer) => (await answer.arrayBuffer(), answer.status === 200),
        () => false,
      ),
    60,
    url,
  )
