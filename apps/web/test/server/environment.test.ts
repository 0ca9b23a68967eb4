import { SettingsError } from '@energy/server/settings'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../src/server/environment.ts'

const source = {
  API_URL: 'https://energy.example/api',
  SITE_URL: 'https://energy.example',
  DASHBOARD_URL: 'https://energy.example/dashboard',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'project.example',
  FIREBASE_PROJECT_ID: 'project',
}

test('the site reads its settings, and has defaults', () => {
  expect(readEnvironment(source)).toMatchObject({
    apiUrl: 'https://energy.example/api',
    apiTimeout: 5_000,
    pagesMib: 32,
    port: 4200,
    host: '0.0.0.0',
    logLevel: 'info',
  })
  const local = { ...source, APP_MODE: 'local', API_URL: '/api', API_INTERNAL_URL: 'http://127.0.0.1:4000' }
  expect(readEnvironment(local)).toMatchObject({ apiUrl: 'http://127.0.0.1:4000', host: '127.0.0.1' })
})

test.each([
  ['LOG_LEVEL', 'loud'],
  ['API_TIMEOUT', '0'],
  ['PAGE_CACHE_MIB', 'Infinity'],
  ['PAGE_CACHE_MIB', '-1'],
  ['PAGE_CACHE_MIB', '0.5'],
  ['DRAIN_MS', 'soon'],
  ['DRAIN_MS', '1500.5'],
  ['WEB_PORT', '70000'],
  ['API_INTERNAL_URL', 'api'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
])('%s=%s is refused in a line that names the variable, and not the value', (name, value) => {
  const read = () => readEnvironment({ ...source, [name]: value })
  expect(read).toThrow(SettingsError)
  expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`))
  expect(read).not.toThrow(value)
})

test.each(['API_INTERNAL_URL', 'SITE_URL'])('%s with a port that cannot be is named', (name) => {
  const read = () => readEnvironment({ ...source, [name]: 'https://energy.example:65536' })
  expect(read).toThrow(new SettingsError([`${name} cannot be read: check its host and its port.`]))
})

test('a number with an exponent is the number that it says', () => {
  expect(readEnvironment({ ...source, DRAIN_MS: '1e4' }).drainMs).toBe(10_000)
})

test('the address of the API may end with a slash', () => {
  expect(readEnvironment({ ...source, API_INTERNAL_URL: 'http://api:4000/' }).apiUrl).toBe('http://api:4000')
  expect(readEnvironment({ ...source, API_URL: 'https://energy.example/api/' })).toMatchObject({
    apiUrl: 'https://energy.example/api',
    config: { apiUrl: 'https://energy.example/api' },
  })
})

test('an API_URL that is a path needs API_INTERNAL_URL', () => {
  expect(() => readEnvironment({ ...source, API_URL: '/api' })).toThrow(/^API_INTERNAL_URL must be set/)
})

test('a sampler with a ratio needs the ratio', () => {
  expect(() => readEnvironment({ ...source, OTEL_TRACES_SAMPLER: 'traceidratio' })).toThrow(/^OTEL_TRACES_SAMPLER_ARG /)
})
