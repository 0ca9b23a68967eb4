import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFailedTasks } from '../src/failed-tasks.ts'
import { aDirectory } from './fixtures/program.ts'

it('names each failed task of the last run of Nx, with the end of its output', () => {
  const root = aDirectory()
  const outputs = join(root, '.nx/cache/terminalOutputs')
  mkdirSync(outputs, { recursive: true })
  const tasks = [
    { taskId: 'api:lint', hash: '1', status: 0 },
    { taskId: 'web:test', hash: '2', status: 1 },
    { taskId: 'web:build', hash: '3', status: 2 },
    { taskId: 'e2e:journeys', hash: '4' },
  ]
  writeFileSync(join(root, '.nx/cache/run.json'), JSON.stringify({ run: {}, tasks }))
  writeFileSync(join(outputs, '2'), `${'.'.repeat(3_000)}\u001B[31mUnhandled\u001B[39m error\n`)
  expect(readFailedTasks(root)).toEqual([
    { name: 'web:test', message: `${'.'.repeat(1_985)}Unhandled error` },
    { name: 'web:build', message: '' },
  ])
})

it('names none before the first run', () => {
  expect(readFailedTasks(aDirectory())).toEqual([])
})
