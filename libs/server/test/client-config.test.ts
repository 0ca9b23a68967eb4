import { expect, test } from 'vitest'
import { SettingsError } from '../src/settings.ts'
import { readStaffClientConfig } from '../src/client-config.ts'

const env = {
  API_URL: '/api',
  SITE_URL: 'https://energy.example',
  DASHBOARD_URL: 'https://energy.example/dashboard',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'project.example',
  FIREBASE_PROJECT_ID: 'project',
}
const config = {
  apiUrl: '/api',
  siteUrl: 'https://energy.example',
  dashboardUrl: 'https://energy.example/dashboard',
  firebase: { apiKey: 'key', authDomain: 'project.example', projectId: 'project' },
  idleMinutes: 60,
}

test('the client configuration has only the public settings', () => {
  expect(readStaffClientConfig({ ...env, DATABASE_URL: 'postgresql://secret' })).toEqual(config)
  expect(readStaffClientConfig({ ...env, AUTH_EMULATOR_URL: '' })).toEqual(config)
})

test.each([
  ['https://api.energy.example/', 'https://api.energy.example'],
  ['/api/', '/api'],
  ['/', ''],
])('paths can follow the address of the API, also where API_URL is %s', (API_URL, apiUrl) => {
  expect(readStaffClientConfig({ ...env, API_URL })).toEqual({ ...config, apiUrl })
})

test('paths can follow the addresses of site and dashboard, also where these end with a slash', () => {
  const slashes = { SITE_URL: `${env.SITE_URL}/`, DASHBOARD_URL: `${env.DASHBOARD_URL}/` }
  expect(readStaffClientConfig({ ...env, ...slashes })).toEqual(config)
})

test('staff have an idle limit unless it is 0, and a second factor where it is not off', () => {
  const { idleMinutes: _, ...rest } = config
  expect(readStaffClientConfig({ ...env, STAFF_IDLE_MINUTES: '0', STAFF_MFA: 'off' })).toEqual(rest)
  expect(readStaffClientConfig({ ...env, STAFF_MFA: 'required' })).toEqual({ ...config, secondFactor: 'required' })
  expect(problemsOf({ ...env, STAFF_MFA: 'yes' })).toEqual(['STAFF_MFA must be one of off, optional, required.'])
})

test('in local mode the client configuration has the URL of the identity emulator', () => {
  const local = { ...env, APP_MODE: 'local', AUTH_EMULATOR_URL: '/' }
  expect(readStaffClientConfig(local)).toEqual({ ...config, authEmulatorUrl: '/' })
})

test('an identity emulator outside of local mode is rejected', () => {
  for (const mode of [undefined, 'production'])
    expect(() => readStaffClientConfig({ ...env, APP_MODE: mode, AUTH_EMULATOR_URL: '/' })).toThrow(
      'AUTH_EMULATOR_URL is for APP_MODE=local alone',
    )
})

/** What is wrong with these variables. */
function problemsOf(source: Record<string, string>) {
  let thrown: unknown
  try {
    readStaffClientConfig(source)
  } catch (error) {
    thrown = error
  }
  return thrown instanceof SettingsError ? thrown.problems : thrown
}

test('an error names all missing and wrong variables, and no value', () => {
  expect(problemsOf({})).toEqual(
    Object.keys(env).map((name) => expect.stringMatching(`^${name} is not set; it must be`)),
  )
  expect(problemsOf({ ...env, SITE_URL: '', API_URL: 'secret' })).toEqual([
    'API_URL must be an address that begins with https://, or with http:// on this machine, or a path on the origin of the page.',
    'SITE_URL is not set; it must be an address that begins with https://, or with http:// on this machine.',
  ])
})

test.each(['API_URL', 'SITE_URL', 'DASHBOARD_URL', 'AUTH_EMULATOR_URL'])(
  'an address with a port or a host that cannot be is named: %s',
  (name) => {
    for (const address of ['https://energy.example:65536', 'https://[energy]/path'])
      expect(problemsOf({ ...env, APP_MODE: 'local', [name]: address })).toEqual([
        `${name} cannot be read: check its host and its port.`,
      ])
    expect(problemsOf({ ...env, APP_MODE: 'local', [name]: 'https://energy.example:65535' })).toBeUndefined()
  },
)

test.each(['API_URL', 'SITE_URL', 'DASHBOARD_URL'])('%s is plain HTTP on this machine alone', (name) => {
  for (const address of [
    'http://energy.example',
    'http://energy.example/path',
    'http://127.0.0.1.energy.example',
    'http://notlocalhost',
    'http://localhost@energy.example',
    'http://localhost:80@energy.example/',
    'http://localhost?energy.example',
  ])
    expect(problemsOf({ ...env, [name]: address })).toEqual([
      expect.stringContaining(`${name} must be an address that begins with https://, or with http:// on this machine`),
    ])
  for (const address of [
    'http://localhost',
    'http://staff.localhost:4300/path',
    'http://127.0.0.1:4000/',
    'http://[::1]:4000/path',
    'https://energy.example/path',
  ])
    expect(problemsOf({ ...env, [name]: address })).toBeUndefined()
})
