import { setTimeout as pause } from 'node:timers/promises'
import { memoryMiB } from '../load.ts'
import { median } from '../measure.ts'
import type { Server } from '../processes.ts'
import { say } from '../say.ts'
import { analyze } from './database.ts'
import { ofEach, type OfEach } from './install-all.ts'
import type { Calls, System } from './system.ts'

/** A filled system that runs. */
export interface Running {
  system: System
  server: Server
  calls: Calls
  /** Resident memory in MiB, before it has done any work but its first list. */
  idle: number
  /** Milliseconds from the start of its process to its first list; the median. */
  coldStart: number
}

/** A process without work collects its garbage in this time, in ms. */
const REST = 3_000

/**
 * Fills each system, starts each in turn as often as is asked, and lets the last ones run.
 * @param starts number of starts that are measured
 */
export async function startAll(systems: OfEach<System>, starts: number): Promise<OfEach<Running>> {
  const filled = await ofEach(systems, async (system) => {
    say(`filling ${system.name}`)
    const server = await system.start()
    const calls = await system.fill(server.url)
    await server.stop()
    await analyze(system.databaseUrl)
    return { system, calls, times: [] as number[] }
  })
  for (let round = 1; round <= starts; round++)
    await ofEach(filled, async ({ system, times }) => {
      say(`start ${round} of ${starts}: ${system.name}`)
      const server = await system.start()
      times.push(server.readyAfter)
      await server.stop()
    })
  const started = await ofEach(filled, async (one) => ({ ...one, server: await one.system.start() }))
  await pause(REST)
  return ofEach(started, async ({ system, calls, times, server }) => ({
    system,
    server,
    calls,
    idle: memoryMiB(server.pid),
    coldStart: median(times),
  }))
}
