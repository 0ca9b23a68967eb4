import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, markOf } from './running-process.ts'

/**
 * Locks a data directory for this process, and makes it if it is missing. A lock of a process that is gone, even killed,
 * is ignored.
 * @returns the pid of the process that holds the lock; undefined if this process holds it now
 * @throws Error if the directory cannot be written, as on a full disk
 */
export async function takeDirectory(directory: string): Promise<number | undefined> {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'lock')
  const mine = markOf(process.pid)
  const holder = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')

  const held = holder()
  if (isRunning(held)) return Number.parseInt(held, 10)
  rmSync(file, { force: true })
  try {
    writeFileSync(file, mine, { flag: 'wx' })
  } catch (error) {
    // If another process was faster, the file, read again below, names the holder.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  // Two processes may find the same dead lock at once. The later one may have removed the new file of the earlier one.
  await pause(50)
  const winner = holder()
  if (winner !== mine) return Number.parseInt(winner, 10)
  process.once('exit', () => rmSync(file, { force: true }))
  return undefined
}
