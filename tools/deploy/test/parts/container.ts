import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { TARGETS, type TargetName } from '../../src/targets.ts'

const ASSEMBLE = resolve(import.meta.dirname, '../../src/assemble.ts')

/** A directory with what a container holds, as the Dockerfile makes it; nothing of the workspace lies above it. */
export function anAssembled(target: TargetName) {
  const above = mkdtempSync(join(tmpdir(), 'container-'))
  onTestFinished(() => rmSync(above, { recursive: true, force: true }))
  const directory = join(above, target)
  const { status, stderr } = spawnSync(process.execPath, [ASSEMBLE, target, directory], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return directory
}

/**
 * What a container runs, in a bare directory, told this environment and nothing else.
 * @param args arguments of `node`, where it is not what the container runs by itself
 */
export function aContainer(
  target: TargetName,
  env: Record<string, string>,
  args: readonly string[] = TARGETS[target].start,
) {
  const cwd = anAssembled(target)
  const child = spawn(process.execPath, [...args], { cwd, env: { NODE_ENV: 'production', ...env } })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const ended = once(child, 'exit').then(([code]): unknown => code)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    output: () => output,
    ended,
    /** What Docker's health check says of an address. */
    isHealthy: (url: string) =>
      once(spawn(process.execPath, ['healthy.js', url], { cwd }), 'exit').then(([code]) => code === 0),
    /** Ends it as Docker does; resolves with its exit code. */
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
