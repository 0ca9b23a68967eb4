import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, markOf } from './running-process.ts'

/**
 * Takes a data directory for this process alone. The lock of a process that is gone, even killed, holds nobody up.
 * @returns the pid of the process that has it, or undefined where it is ours now
 */
export async function takeDirectory(directory: string): Promise<number | undefined> {
  const file = join(directory, 'lock')
  const mine = markOf(process.pid)
  const holder = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')

  const held = holder()
  if (isRunning(held)) return Number.parseInt(held, 10)
  rmSync(file, { force: true })
  try {
    writeFileSync(file, mine, { flag: 'wx' })
  } catch {
    // Somebody else was faster; whom the file names below has it.
  }
  // Of two who found the same dead lock at once, the later one may have removed the earlier one's new file.
  await pause(50)
  const winner = holder()
  if (winner !== mine) return Number.parseInt(winner, 10)
  process.once('exit', () => rmSync(file, { force: true }))
  return undefined
}
