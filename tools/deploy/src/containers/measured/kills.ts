import { setTimeout as pause } from 'node:timers/promises'
import { docker } from '../engine.ts'
import { within } from '../stack.ts'
import type { Trial } from '../trial.ts'
import { failedFor, underLoad, type Row } from './load.ts'

const KILLED = ['api', 'web', 'admin', 'worker', 'backup', 'gateway', 'postgres']

/** Kills a container of each service in turn, as the kernel does where memory is short. */
export async function killEach(trial: Trial): Promise<Row[]> {
  const rows: Row[] = []
  for (const service of KILLED) {
    const row = await underLoad(trial, `kill of ${service}`, async () => {
      const before = trial.stack.containersOf(service)
      const [id = ''] = before
      const start = performance.now()
      docker(['kill', '--signal=KILL', id])
      await within(180, `${service} is replaced`, () => {
        const now = trial.stack.containersOf(service)
        return now.length === before.length && !now.includes(id)
      })
      await trial.stack.untilRunning(service)
      const replaced = (performance.now() - start) / 1_000
      // Connections that were lost are opened again.
      await pause(3_000)
      return `healthy again after ${replaced.toFixed(1)} s`
    })
    rows.push({ ...row, seen: `${row.seen}; answers failed for ${failedFor(row.load).toFixed(1)} s` })
  }
  return rows
}
