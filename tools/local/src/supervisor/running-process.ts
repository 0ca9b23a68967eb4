import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

function fromProc(pid: number, file: string) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const fromPs = (pid: number, column: string) =>
  spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()

/** The command line of a running process; `''` if there is no such process, or it is a zombie. */
export const commandLineOf = (pid: number) =>
  process.platform === 'linux' ? fromProc(pid, 'cmdline').replaceAll('\0', ' ').trim() : fromPs(pid, 'args')

/** When a process was started, in the format of the system. It differs if a pid was assigned again. */
export function startOf(pid: number) {
  if (commandLineOf(pid) === '') return ''
  if (process.platform !== 'linux') return fromPs(pid, 'lstart')
  const stat = fromProc(pid, 'stat')
  // The name in brackets may contain spaces and brackets. The start is the 20th field after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** Whether a pid is in use, also by a zombie or by another user's process. */
export function isInUse(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Sends a signal to a process group, which has the pid of its leader. Does nothing if the group has ended. */
export function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has no processes any more.
  }
}

/** Text that identifies a process: its pid and its start. */
export const markOf = (pid: number) => `${pid} ${startOf(pid)}`

/** Whether the marked process still runs. False for another process that got its pid later. */
export function isRunning(mark: string) {
  const pid = Number.parseInt(mark, 10)
  return pid > 0 && startOf(pid) !== '' && markOf(pid) === mark
}
