import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { environmentOf } from './fixtures/compose.ts'

const program = path.resolve(import.meta.dirname, '../src/dashboard.ts')

test('a wrong setting ends the start of the dashboard with one line that names it', () => {
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { ...environmentOf('admin'), LOG_LEVEL: 'loud' },
    encoding: 'utf8',
  })
  expect(stderr).toBe('LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n')
  expect(status).toBe(1)
})
