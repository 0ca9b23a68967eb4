import { expect, test } from 'vitest'
import { SettingsError } from '@energy/server/settings'
import { readWorkerEnv } from '../../src/shared/settings/worker-settings.ts'

const whole = {
  DATABASE_URL: 'postgresql://postgres:secret@127.0.0.1/energy',
  SITE_URL: 'https://energy.example',
  API_URL: '/api',
  SMTP_URL: 'smtps://energy:secret@mail.example',
  MAIL_FROM: 'Millrace Energy <hello@example.com>',
  FIREBASE_PROJECT_ID: 'energy',
  MEDIA_URL: 's3://energy?region=eu-west-1',
}

function problemsOf(env: Record<string, string>) {
  try {
    readWorkerEnv({ ...whole, ...env })
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
  }
  return []
}

test('the worker accepts production settings, with an API on the site or elsewhere', () => {
  expect(readWorkerEnv(whole)).toMatchObject({
    ...whole,
    APP_MODE: 'production',
    LETTERS_PER_MINUTE: 300,
    AUDIT_DAYS: 400,
  })
  expect(problemsOf({ API_URL: 'https://api.energy.example', MAIL_FROM: 'hello@example.com' })).toEqual([])
})

test('the emulator is rejected outside local mode', () => {
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  expect(problemsOf(emulator)).toEqual(['FIREBASE_AUTH_EMULATOR_HOST is only for APP_MODE=local.'])
  expect(problemsOf({ ...emulator, APP_MODE: 'local' })).toEqual([])
})

test.each(['SITE_URL', 'DASHBOARD_URL', 'API_URL'])('%s of mails is plain HTTP on this machine alone', (name) => {
  expect(problemsOf({ [name]: 'http://energy.example' })).toEqual([
    expect.stringContaining(`${name} must be an address that begins with https://, or with http:// on this machine`),
  ])
  expect(problemsOf({ [name]: 'http://localhost:4000' })).toEqual([])
})

test.each([
  'hello@example.com\r\nBcc: eve@example.com',
  'Millrace\nBcc: eve@example.com <hello@example.com>',
  'hello@example.com, eve@example.com',
  'Millrace Energy',
])('a sender that contains a header or is no single address is rejected: %j', (MAIL_FROM) => {
  expect(problemsOf({ MAIL_FROM })).toEqual(['MAIL_FROM must be an e-mail address, or a name and the address in <>.'])
})

test.each([{ SMTP_URL: 'mail.example' }, { SITE_URL: 'energy.example' }, { API_URL: 'api' }])(
  'a problem names the variable, without its value: %j',
  (invalid) => {
    const [name = ''] = Object.keys(invalid)
    expect(problemsOf(invalid)).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be an? .*\\.$|^${name} must be the `)),
    ])
  },
)

test.each([
  ['SITE_URL', 'https://energy.example:65536'],
  ['DASHBOARD_URL', 'https://energy.example:65536/dashboard'],
  ['API_URL', 'https://energy.example:65536/api'],
  ['SMTP_URL', 'smtp://energy:secret@mail.example:65536'],
  ['MEDIA_URL', 's3://media:65536'],
])('%s with a port that cannot be is named', (name, address) => {
  expect(problemsOf({ [name]: address })).toEqual([`${name} cannot be read: check its host and its port.`])
})

test('an address of the database that cannot be read is rejected', () => {
  expect(problemsOf({ DATABASE_URL: 'postgresql://energy:p#ss@db/energy' })).toEqual([
    'DATABASE_URL cannot be read: percent-encode all but letters and digits in its password.',
  ])
})

test('a sampler with a ratio, and no ratio, is rejected', () => {
  expect(problemsOf({ OTEL_TRACES_SAMPLER: 'traceidratio' })).toEqual([
    expect.stringMatching(/^OTEL_TRACES_SAMPLER_ARG /),
  ])
})
