import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning, markOf } from './running-process.ts'
import { until } from './until.ts'

const fileIn = (directory: string) => join(directory, 'parts')

/** Records which processes run for a data directory. The next supervisor ends them if this one is killed. */
export function recordProcesses(directory: string, pids: number[]) {
  const unfinished = `${fileIn(directory)}.new`
  writeFileSync(unfinished, pids.map((pid) => `${markOf(pid)}\n`).join(''))
  renameSync(unfinished, fileIn(directory))
}

function signalGroup(mark: string, name: NodeJS.Signals) {
  try {
    process.kill(-Number.parseInt(mark, 10), name)
  } catch {
    // It has ended in the meantime.
  }
}

async function end(mark: string) {
  const hasEnded = async () => !isRunning(mark)
  const within = (seconds: number) =>
    until(hasEnded, seconds, mark).then(
      () => true,
      () => false,
    )
  // The processes end by themselves when the supervisor is gone. The others get SIGTERM, and then SIGKILL.
  if (await within(3)) return
  signalGroup(mark, 'SIGTERM')
  if (await within(3)) return
  signalGroup(mark, 'SIGKILL')
  await within(3)
}

/** Ends all processes that a killed supervisor left behind. */
export async function endRemains(directory: string) {
  const file = fileIn(directory)
  const marks = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  await Promise.all(marks.filter(isRunning).map(end))
  rmSync(file, { force: true })
}
