import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { lastLines } from './supervisor/part.ts'
import { ROOT } from './settings.ts'

export interface TaskOptions {
  cwd?: string
  env?: Record<string, string>
  /** Path of the file that takes its output. */
  log: string
  /** Ends the task. */
  signal: AbortSignal
}

/**
 * Runs one of the workspace's programs to its end, on this Node.
 * @throws with the end of its output when it fails
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
    // A group of its own: it is ended with all that it has started, and not by Ctrl-C before the others.
    detached: true,
  })
  closeSync(output)
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
  signal.addEventListener('abort', stop)
  const [code]: [number | null] = await once(child, 'exit').then(([exit]) => [typeof exit === 'number' ? exit : null])
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed.\n${lastLines(log, 40)}\n(${log})`)
}
