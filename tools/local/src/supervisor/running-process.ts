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

/** The command line of a running process, or `''` when there is none. A zombie has none. */
export const commandLineOf = (pid: number) =>
  process.platform === 'linux' ? fromProc(pid, 'cmdline').replaceAll('\0', ' ').trim() : fromPs(pid, 'args')

/** When a process was started, in whatever form the system tells: a pid that was given out again differs in it. */
export function startOf(pid: number) {
  if (commandLineOf(pid) === '') return ''
  if (process.platform !== 'linux') return fromPs(pid, 'lstart')
  const stat = fromProc(pid, 'stat')
  // The name in brackets may itself hold spaces and brackets; the start is the 20th field after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** Whether a pid is in use, be it by a zombie or by somebody else's process. */
export function isInUse(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A process in writing: its pid and its start. */
export const markOf = (pid: number) => `${pid} ${startOf(pid)}`

/** Whether the very process that was marked is still running; not one that was given its pid later. */
export function isRunning(mark: string) {
  const pid = Number.parseInt(mark, 10)
  return pid > 0 && startOf(pid) !== '' && markOf(pid) === mark
}
