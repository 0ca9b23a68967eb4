import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const PRELOAD = fileURLToPath(new URL('end-with-parent.ts', import.meta.url))

/** A Node process that belongs to the product and is kept running. */
export interface ManagedProcess {
  name: string
  /** Arguments of `node`; asked for at every start. */
  args(): string[]
  env?: Record<string, string>
  cwd?: string
  /** Resolves once the part answers. May read the child's stdout, which is otherwise in the log. */
  ready(child: ChildProcess): Promise<void>
  /** Reads its readiness off stdout. */
  readsStdout?: boolean
  /** Others live on it: it is ended last. */
  isService?: boolean
  /** Something to do before it is asked to end. */
  beforeEnd?(): Promise<void>
}

/**
 * Starts a part once. It leads a process group of its own, so that Ctrl-C reaches the supervisor alone, which then ends
 * the parts in order; and it writes straight into its log, so that it can still do so when the supervisor is gone.
 * @param log path of the log file, or undefined for the terminal
 */
export function spawnPart(managed: ManagedProcess, log: string | undefined): ChildProcess {
  const output = log === undefined ? 'inherit' : openSync(log, 'a')
  const child = spawn(process.execPath, ['--import', PRELOAD, ...managed.args()], {
    cwd: managed.cwd,
    env: { ...process.env, ...managed.env },
    stdio: ['ignore', managed.readsStdout ? 'pipe' : output, output, 'ipc'],
    detached: true,
  })
  if (typeof output === 'number') closeSync(output)
  // A child that can't even be started has nothing else to say; its exit is what is acted on.
  child.on('error', () => {})
  return child
}

export const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Kills a child and all that it has started. */
export function killGroup({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // There is nobody left.
  }
}

/** Asks a child to end; after `patience` milliseconds its whole group is killed. */
export async function endChild(child: ChildProcess, timeout: number) {
  if (hasEnded(child) || child.pid === undefined) return
  const ended = once(child, 'exit')
  const killing = setTimeout(() => killGroup(child), timeout)
  child.kill('SIGTERM')
  await ended
  clearTimeout(killing)
}

/** The last lines of a log, for a person who wants to know why. */
export function lastLines(log: string, count: number) {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}
