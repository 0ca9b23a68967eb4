import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dashboardServer } from '../src/dashboard-server.ts'
import { readDashboardSettings } from '../src/dashboard-settings.ts'
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

test('the root of the host leads to the dashboard, and connections end soon once it closes', async () => {
  const app = await dashboardServer(readDashboardSettings({ ...environmentOf('admin'), LOG_LEVEL: 'silent' }))
  const { statusCode, headers } = await app.inject('/')
  expect([statusCode, headers.location]).toEqual([302, '/dashboard/'])
  await app.close()
  expect(app.server.keepAliveTimeout).toBe(1)
})

test('a request must arrive as a whole within 15 seconds: one that never does would hold its connection for ever', async () => {
  const app = await dashboardServer(readDashboardSettings({ ...environmentOf('admin'), LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([15_000, 15_000])
})
