import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeDatabase, startDurablePostgres, type ManagedProcess } from '../processes.ts'

/** A process of the product that can be killed and started again on the same port. */
export type Killable = Awaited<ReturnType<typeof killable>>

/** Seconds before a process that has ended by itself is started again. */
const RESTART = 1

/**
 * Starts a process with `start`, now and after each kill. As an orchestrator does, it also restarts one that has ended by
 * itself: a worker that starts while the database is down gives up. `ends()` is how often that was.
 */
export async function killable(
  name: string,
  start: () => ManagedProcess | Promise<ManagedProcess>,
  kill = (server: ManagedProcess) => server.kill(),
) {
  let server: ManagedProcess | undefined
  let ends = 0
  async function run() {
    const started = await start()
    server = started
    void started.ended.then(async () => {
      if (server !== started) return
      ends += 1
      await pause(RESTART * 1_000)
      if (server === started) await run()
    })
  }
  const end = (how: (server: ManagedProcess) => Promise<void>) => async () => {
    const ending = server
    server = undefined
    if (ending) await how(ending)
  }
  await run()
  return { name, kill: end(kill), start: run, stop: end((each) => each.stop()), ends: () => ends }
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
