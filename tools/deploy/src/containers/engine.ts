import { spawnSync } from 'node:child_process'

interface Options {
  input?: string | Buffer
  env?: NodeJS.ProcessEnv
  /** Milliseconds after which the program is killed. */
  timeout?: number
  /** Whether its output is shown instead of returned. */
  shown?: boolean
}

/** Enough for the log of an image's build. */
const MOST_OUTPUT = 64 * 1024 * 1024

/**
 * Runs a program to its end.
 * @returns its output
 * @throws Error with its own message where it fails
 */
export function run(program: string, args: readonly string[], { input, env = {}, timeout, shown }: Options = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: MOST_OUTPUT,
    ...(input !== undefined && { input }),
    ...(timeout !== undefined && { timeout }),
    ...(shown && { stdio: [input === undefined ? 'ignore' : 'pipe', 'inherit', 'inherit'] }),
  })
  if (status === 0) return (stdout ?? '').trim()
  const said = stderr?.trim() || stdout?.trim() || error?.message || `ended with ${status}`
  throw new Error(`${program} ${args.slice(0, 3).join(' ')}: ${said.slice(-2_000)}`)
}

/** Runs a command of Docker's client. The engine is that of `DOCKER_HOST`. */
export const docker = (args: readonly string[], options?: Options) => run('docker', args, options)

/** Whether a command succeeds. */
export function succeeds(args: readonly string[], options?: Options) {
  try {
    docker(args, options)
    return true
  } catch {
    return false
  }
}

/** Runs a program that may fail, such as one that removes what is not there any more. */
export function runQuietly(program: string, ...args: readonly string[]) {
  try {
    run(program, args)
  } catch {
    // It was removed before.
  }
}

/** What is missing to run containers, as one line; undefined where an engine answers. */
export function missingEngine() {
  try {
    docker(['info', '--format', '{{.ServerVersion}}'], { timeout: 10_000 })
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n').at(-1) : String(error)
    return `No Docker engine answers (${process.env['DOCKER_HOST'] ?? 'DOCKER_HOST is not set'}): ${reason}`
  }
}
