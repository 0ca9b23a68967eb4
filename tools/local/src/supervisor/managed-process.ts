import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { signalGroup } from './running-process.ts'

const PRELOAD = fileURLToPath(new URL('end-with-parent.ts', import.meta.url))

/** A Node process of the product that the supervisor keeps running. */
export interface ManagedProcess {
  name: string
  /** Arguments of `node`; called at every start. */
  args(): string[]
  env?: Record<string, string>
  cwd?: string
  /** Resolves once the process answers. */
  ready(child: ChildProcess): Promise<void>
  /** `ready` reads the child's stdout, which is then a pipe and not written to the log. */
  readsStdout?: boolean
  /** Other processes depend on it, so it is ended last. */
  isService?: boolean
  /** Is called before the process gets SIGTERM. */
  beforeEnd?(): Promise<void>
}

/**
 * Starts a process once. It leads its own process group, so that Ctrl-C reaches only the supervisor, which then ends
 * the processes in order. It writes directly into its log, so that it can still write when the supervisor is gone.
 * @param log path of the log file, or undefined for the terminal
 */
export function spawnProcess(managed: ManagedProcess, log: string | undefined): ChildProcess {
  const output = log === undefined ? 'inherit' : openSync(log, 'a')
  const child = spawn(process.execPath, ['--import', PRELOAD, ...managed.args()], {
    cwd: managed.cwd,
    env: { ...process.env, ...managed.env },
    stdio: ['ignore', managed.readsStdout ? 'pipe' : output, output, 'ipc'],
    detached: true,
  })
  if (typeof output === 'number') closeSync(output)
  // Without a listener the error of a child that can't be started would end this process.
  child.on('error', () => {})
  return child
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Kills a child and all processes that it has started. */
export function killGroup({ pid }: ChildProcess) {
  if (pid !== undefined) signalGroup(pid, 'SIGKILL')
}

/** Sends SIGTERM to a child; after `timeout` milliseconds, kills its whole group. */
export async function endChild(child: ChildProcess, timeout: number) {
  if (hasEnded(child) || child.pid === undefined) return
  const ended = once(child, 'exit')
  const killing = setTimeout(() => killGroup(child), timeout)
  child.kill('SIGTERM')
  await ended
  clearTimeout(killing)
}

/** The last lines of a log, to show why a process failed. */
export function lastLines(log: string, count: number) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}
