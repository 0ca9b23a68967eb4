import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { spawnProcess } from '../src/supervisor/managed-process.ts'

/** A device of Linux on which every write fails as on a full disk. */
const FULL = '/dev/full'
/** Writes to both outputs, one after the other, and ends. */
const WRITES = `
  const [out, error] = [process.stdout, process.stderr]
  out.write('one', () => error.write('two', () => out.write('three', () => setImmediate(() => process.exit(0)))))`

it.runIf(existsSync(FULL))('a process goes on while its log cannot be written, as on a full disk', async () => {
  const child = spawnProcess({ name: 'Server', args: () => ['-e', WRITES], ready: () => Promise.resolve() }, FULL)
  expect(await once(child, 'exit')).toEqual([0, null])
})
