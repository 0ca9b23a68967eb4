import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { until } from '../../src/supervisor/until.ts'

/** A directory that nobody else uses; it goes when the test ends, after what runs in it. */
export function aDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'local-test-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** A TypeScript program that runs: what it has written so far, and ways to wait for it. Killed when the test ends. */
export function aProgram(file: string, args: string[] = [], env: Record<string, string> = {}) {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], { env: { ...process.env, ...env }, stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const ended = once(child, 'exit').then(([code]): unknown => code)
  onTestFinished(async () => {
    // Its stdin ends with it, or before it: what it has started goes as well.
    child.stdin.end()
    child.kill('SIGTERM')
    await ended
  })
  return {
    pid: child.pid ?? 0,
    /** The exit code. */
    ended,
    /** Ends its stdin. */
    closeInput: () => child.stdin.end(),
    signal: (name: NodeJS.Signals) => child.kill(name),
    output: () => output,
    /** Waits until it has written something that matches. */
    wrote: (pattern: RegExp) =>
      until(async () => output.match(pattern) ?? undefined, 60, `${file}: ${pattern}`).catch((error: Error) => {
        throw new Error(`${error.message}\n${output}`)
      }),
  }
}
