import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const program = path.resolve(import.meta.dirname, '../src/dashboard.ts')
const env = {
  PATH: process.env['PATH'],
  API_URL: '/api',
  SITE_URL: 'https://energy.example',
  DASHBOARD_URL: 'https://energy.example/dashboard',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'project.example',
  FIREBASE_PROJECT_ID: 'project',
}

test('a wrong setting ends the start of the dashboard with one line that names it', () => {
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { ...env, LOG_LEVEL: 'loud' },
    encoding: 'utf8',
  })
  expect(stderr).toBe('LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n')
  expect(status).toBe(1)
})
