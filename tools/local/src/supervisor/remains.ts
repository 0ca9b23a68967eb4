import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say } from '../say.ts'
import { isRunning, markOf, signalGroup } from './running-process.ts'
import { until } from './until.ts'

const fileIn = (directory: string) => join(directory, 'parts')

/**
 * Records which processes run for a data directory. The next supervisor ends them if this one is killed. On a full disk
 * it records nothing: most processes end by themselves.
 */
export function recordProcesses(directory: string, pids: number[]) {
  const unfinished = `${fileIn(directory)}.new`
  try {
    writeFileSync(unfinished, pids.map((pid) => `${markOf(pid)}\n`).join(''))
    renameSync(unfinished, fileIn(directory))
  } catch (error) {
    say(`The running processes could not be recorded in ${directory}: ${String(error)}`)
  }
}

async function end(mark: string) {
  const endsWithin = (seconds: number) =>
    until(async () => !isRunning(mark), seconds, mark).then(
      () => true,
      () => false,
    )
  // The processes end by themselves when the supervisor is gone. The others get SIGTERM, and then SIGKILL.
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (await endsWithin(3)) return
    signalGroup(Number.parseInt(mark, 10), signal)
  }
  await endsWithin(3)
}

/** Ends all processes that a killed supervisor left behind. */
export async function endRemains(directory: string) {
  const file = fileIn(directory)
  const marks = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  await Promise.all(marks.filter(isRunning).map(end))
  rmSync(file, { force: true })
}
