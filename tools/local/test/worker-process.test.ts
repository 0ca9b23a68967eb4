import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { workerProcess } from '../src/processes/worker-process.ts'
import { aDirectory } from './fixtures/program.ts'

/** More than a pipe holds that nobody reads. */
const LINES = `console.log('The worker is ready'); for (let line = 0; line < 5000; line++) console.log('x'.repeat(99))`

/** A worker that writes its lines into a log of this directory, and ends. */
async function aWorker(logs: string) {
  const child = spawn(process.execPath, ['-e', LINES], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  await workerProcess(['src/worker.ts'], {}, logs)
    ?.ready(child)
    .catch(() => {})
  return closed
}

it('the lines of the worker are in its log, in their order', async () => {
  const logs = aDirectory()
  await aWorker(logs)
  const log = readFileSync(join(logs, 'Worker.log'), 'utf8')
  expect([log.slice(0, 20), log.length]).toEqual(['The worker is ready\n', 500_020])
})

it('while the log cannot be written, as on a full disk, the worker and its supervisor go on', async () => {
  const logs = aDirectory()
  mkdirSync(join(logs, 'Worker.log'))
  expect(await aWorker(logs)).toEqual([0, null])
})
