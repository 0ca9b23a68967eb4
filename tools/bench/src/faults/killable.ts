import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDatabase, startDurablePostgres, type ManagedProcess } from '../processes.ts'

/** A process of the product that can be killed and started again on the same port. */
export type Killable = Awaited<ReturnType<typeof killable>>

/** Starts a process with `start`, now and after each kill. */
export async function killable(
  name: string,
  start: () => ManagedProcess | Promise<ManagedProcess>,
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
  const start = () => startDurablePostgres(folder, port)
  const kill = async (server: ManagedProcess) => {
    const [pid = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(-Number(pid), 'SIGKILL')
    // The process that supervises it ends after that.
    await server.kill()
  }
  const server = await start()
  const url = makeDatabase(server.url, 'faults')
  await server.stop()
  return { ...(await killable('database', start, kill)), url }
}
