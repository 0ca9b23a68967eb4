import { expect, test } from 'vitest'
import { readEnv } from '../../src/shared/settings/api-settings.ts'
import { SettingsError } from '@energy/server/settings'

const whole = {
  DATABASE_URL: 'postgresql://postgres:secret@127.0.0.1/energy',
  SITE_URL: 'https://energy.example',
  DASHBOARD_URL: 'https://energy.example/dashboard',
  FIREBASE_PROJECT_ID: 'energy',
  MEDIA_URL: 'file:///media',
}
const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }

function problemsOf(env: Record<string, string>) {
  try {
    readEnv(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
  }
  return []
}

test('in production it listens everywhere on port 4000, and admins wait for approval', () => {
  expect(readEnv(whole)).toMatchObject({
    APP_MODE: 'production',
    HOST: '0.0.0.0',
    API_PORT: 4000,
    ADMIN_SIGNUP: 'approval',
    ADMIN_EMAILS: [],
    LOG_LEVEL: 'info',
    RATE_LIMIT_LOOKUP: 20,
    RATE_LIMIT_SEARCHES: 120,
    RATE_LIMIT_FORMS: 10,
  })
})

test('in local mode it listens only on 127.0.0.1, and sign-up is open with the emulator', () => {
  const local = { ...whole, APP_MODE: 'local', HOST: '0.0.0.0' }
  expect(readEnv(local)).toMatchObject({ HOST: '127.0.0.1', ADMIN_SIGNUP: 'approval' })
  expect(readEnv({ ...local, ...emulator })).toMatchObject({ ADMIN_SIGNUP: 'open' })
  expect(readEnv({ ...local, ...emulator, ADMIN_SIGNUP: 'approval' })).toMatchObject({ ADMIN_SIGNUP: 'approval' })
})

test('every problem has a line that names the variable, and no line contains a value', () => {
  const problems = problemsOf({
    ...whole,
    API_PORT: '70000',
    LOG_LEVEL: 'loud',
    DATABASE_URL: 'mysql://root:secret@db/x',
  })
  expect(problems).toEqual([
    'API_PORT must be a port from 0 to 65535.',
    'DATABASE_URL must be an address that begins with postgresql://.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ])
})

test('an address of the database with a password that is not percent-encoded is named, without the password', () => {
  for (const password of ['p#ss', 'p/ss', 'p?ss', 'p%ffss'])
    expect(
      problemsOf({
        ...whole,
        DATABASE_URL: `postgresql://energy:${password}@one,two/energy`,
        DATABASE_DIRECT_URL: `postgresql://energy:${password}@one/energy`,
      }),
    ).toEqual([
      'DATABASE_URL cannot be read: percent-encode all but letters and digits in its password.',
      'DATABASE_DIRECT_URL cannot be read: percent-encode all but letters and digits in its password.',
    ])
  for (const DATABASE_URL of [
    'postgresql://energy:p%23ss@one:5432,two:5433/energy',
    'postgres://energy:p@ss@[::1]/energy?sslmode=require',
    'postgresql://energy:secret@/energy?host=/run/postgresql',
  ])
    expect(problemsOf({ ...whole, DATABASE_URL })).toEqual([])
})

test('a missing variable is named; an empty one counts as missing', () => {
  expect(problemsOf({ ...whole, DATABASE_URL: '' })).toEqual([
    'DATABASE_URL is not set; it must be an address that begins with postgresql://.',
  ])
  expect(problemsOf({})).toHaveLength(5)
})

test.each([
  ['FIREBASE_AUTH_EMULATOR_HOST', emulator],
  ['ADMIN_SIGNUP', { ADMIN_SIGNUP: 'open' }],
])('%s is rejected outside local mode', (name, given) => {
  for (const mode of [{}, { APP_MODE: 'production' }])
    expect(problemsOf({ ...whole, ...mode, ...given })).toEqual([expect.stringContaining(`${name}`)])
})

test('the keys of tokens are Google’s or those of a given address; with the emulator there are none', () => {
  const google = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
  expect(readEnv(whole).FIREBASE_KEYS_URL).toBe(google)
  expect(readEnv({ ...whole, APP_MODE: 'local' }).FIREBASE_KEYS_URL).toBe(google)
  expect(readEnv({ ...whole, APP_MODE: 'local', ...emulator }).FIREBASE_KEYS_URL).toBeUndefined()
  const own = { FIREBASE_KEYS_URL: 'https://keys.example/jwks' }
  expect(readEnv({ ...whole, ...own })).toMatchObject(own)
})

test('the address of the keys is https:, or in local mode on this machine', () => {
  const loopback = { FIREBASE_KEYS_URL: 'http://127.0.0.1:9000/keys' }
  expect(readEnv({ ...whole, APP_MODE: 'local', ...loopback })).toMatchObject(loopback)
  expect(problemsOf({ ...whole, ...loopback })).toEqual(['FIREBASE_KEYS_URL must begin with https://.'])
  for (const invalid of [
    'http://keys.example/jwks',
    'http://127.0.0.1.example/x',
    'http://localhost@keys.example/',
    'keys',
  ])
    expect(problemsOf({ ...whole, APP_MODE: 'local', FIREBASE_KEYS_URL: invalid })).toEqual([
      'FIREBASE_KEYS_URL must be an address that begins with https://.',
    ])
})

test.each(['SITE_URL', 'DASHBOARD_URL'])('%s is plain HTTP on this machine alone', (name) => {
  expect(problemsOf({ ...whole, [name]: 'http://energy.example' })).toEqual([
    `${name} must be an address that begins with https://, or with http:// on this machine.`,
  ])
  expect(problemsOf({ ...whole, [name]: 'http://localhost:4200' })).toEqual([])
})

test.each([
  ['SITE_URL', 'https://energy.example:65536'],
  ['DASHBOARD_URL', 'https://energy.example:65536/dashboard'],
  ['FIREBASE_KEYS_URL', 'https://keys.example:65536/jwks'],
  ['MEDIA_URL', 's3://media:65536'],
])('%s with a port that cannot be is named', (name, address) => {
  expect(problemsOf({ ...whole, [name]: address })).toEqual([`${name} cannot be read: check its host and its port.`])
})

test('trusted proxies are addresses or subnets; there are none by default', () => {
  expect(readEnv(whole).TRUST_PROXY).toEqual([])
  const named = readEnv({ ...whole, TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,2001:db8::/32' })
  expect(named.TRUST_PROXY).toEqual(['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'])
  for (const invalid of [
    'gateway',
    'true',
    '1',
    '10.0.0.0/33',
    '10.0.0.1/',
    '::1/129',
    '0.0.0.0/0',
    '10.0.0.0/00',
    '::/0',
  ])
    expect(problemsOf({ ...whole, TRUST_PROXY: invalid })).toEqual([expect.stringMatching(/^TRUST_PROXY must be/)])
})

test.each(['RATE_LIMIT_LOOKUP', 'RATE_LIMIT_FORMS', 'RATE_LIMIT_UPLOADS', 'REQUEST_TIMEOUT'])(
  '%s is a whole number from 1',
  (name) => {
    expect(readEnv({ ...whole, [name]: '7' })).toMatchObject({ [name]: 7 })
    for (const invalid of ['0', '-1', 'many'])
      expect(problemsOf({ ...whole, [name]: invalid })).toEqual([`${name} must be a whole number from 1.`])
  },
)

test('the stream of changes has a comment at least every 15 seconds: the site gives it up after 20 of silence', () => {
  for (const valid of ['1', '15000'])
    expect(readEnv({ ...whole, CHANGES_COMMENT_MS: valid })).toMatchObject({ CHANGES_COMMENT_MS: Number(valid) })
  for (const invalid of ['0', '1.5', '15001', '60000'])
    expect(problemsOf({ ...whole, CHANGES_COMMENT_MS: invalid })).toEqual([
      'CHANGES_COMMENT_MS must be a whole number from 1 to 15000.',
    ])
})

test('the port of the metrics is a whole number', () => {
  expect(readEnv({ ...whole, METRICS_PORT: '9464' })).toMatchObject({ METRICS_PORT: 9464 })
  for (const METRICS_PORT of ['0', '9464.5', '65536'])
    expect(problemsOf({ ...whole, METRICS_PORT })).toEqual(['METRICS_PORT must be a port from 1 to 65535.'])
})

test('e-mails of admins are compared in lower case', () => {
  expect(readEnv({ ...whole, ADMIN_EMAILS: ' A@Example.com,, b@example.com ' }).ADMIN_EMAILS).toEqual([
    'a@example.com',
    'b@example.com',
  ])
})

test('MEDIA_URL is a folder, or a bucket of S3 or of Google', () => {
  for (const MEDIA_URL of [
    'file:///var/media',
    's3://media',
    's3://media?region=eu-west-1&endpoint=https://minio.example',
    'gs://media',
  ])
    expect(readEnv({ ...whole, MEDIA_URL })).toMatchObject({ MEDIA_URL })
  for (const MEDIA_URL of ['/var/media', 'file://media', 's3://', 's3:///media', 'gs://media/folder', 'ftp://media'])
    expect(problemsOf({ ...whole, MEDIA_URL })).toEqual([
      'MEDIA_URL must be file:///folder, s3://bucket?region=…&endpoint=… or gs://bucket.',
    ])
  for (const endpoint of ['minio.example', 'minio.example:9000', 'https://', 'https://minio.example:65536'])
    expect(problemsOf({ ...whole, MEDIA_URL: `s3://media?endpoint=${endpoint}` })).toEqual([
      'MEDIA_URL: its endpoint must be an address that begins with http:// or https://.',
    ])
})

test('a sampler with a ratio, and no ratio, is rejected', () => {
  const sampler = { OTEL_TRACES_SAMPLER: 'traceidratio' }
  expect(problemsOf({ ...whole, ...sampler })).toEqual([expect.stringMatching(/^OTEL_TRACES_SAMPLER_ARG /)])
  expect(problemsOf({ ...whole, ...sampler, OTEL_TRACES_SAMPLER_ARG: '0.1' })).toEqual([])
})
