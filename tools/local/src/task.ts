import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { lastLines } from './supervisor/managed-process.ts'
import { signalGroup } from './supervisor/running-process.ts'
import { ROOT } from './settings.ts'

export interface TaskOptions {
  cwd?: string
  env?: Record<string, string>
  /** Path of the file for its output. */
  log: string
  /** Ends the task. */
  signal: AbortSignal
}

/**
 * Runs a program of the workspace on this Node, and waits for its end.
 * @throws Error with the end of its output if it fails
 */
export async function runTask(program: string, args: string[], { cwd = ROOT, env, log, signal }: TaskOptions) {
  const binaries = join(ROOT, 'node_modules', '.bin')
  const output = openSync(log, 'w')
  const child = spawn(join(binaries, program), args, {
    cwd,
    env: {
      ...process.env,
      ...env,
      PATH: [dirname(process.execPath), binaries, process.env['PATH']].join(delimiter),
    },
    stdio: ['ignore', output, output],
    // Its own process group: the task is ended with all its child processes, and Ctrl-C does not reach it directly.
    detached: true,
  })
  closeSync(output)
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) signalGroup(child.pid, 'SIGTERM')
  }
  signal.addEventListener('abort', stop)
  await once(child, 'exit')
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (child.exitCode !== 0) throw new Error(`${program} ${args.join(' ')} failed.\n${lastLines(log, 40)}\n(${log})`)
}
