import { expect, test } from 'vitest'
import { parseSettings, settingsOf } from '../src/settings.ts'
import { ratioMissing, traceSettings } from '../src/traces/settings.ts'

const read = (source: Record<string, string>) => parseSettings(settingsOf(traceSettings), source)
const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT'

test.each(['http://collector:4318', 'https://otel.example/path'])('traces can be sent to %s', (url) => {
  expect(read({ [ENDPOINT]: url })).toMatchObject({ [ENDPOINT]: url })
})

test.each([
  [ENDPOINT, 'collector:4317'],
  [ENDPOINT, 'https://name:password@otel.example'],
  [ENDPOINT, 'https://otel.example/?key=secret'],
  [ENDPOINT, 'http://collector:65536'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
])('%s=%s is refused', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name)
})

test('a sampler with a ratio needs the ratio', () => {
  const OTEL_TRACES_SAMPLER = 'parentbased_traceidratio'
  expect(ratioMissing(read({ OTEL_TRACES_SAMPLER }))).toEqual([
    'OTEL_TRACES_SAMPLER_ARG must be set where OTEL_TRACES_SAMPLER is parentbased_traceidratio.',
  ])
  expect(ratioMissing(read({ OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG: '0.1' }))).toEqual([])
  expect(ratioMissing(read({}))).toEqual([])
})

test('an empty setting counts as not set, so traces are off', () => {
  expect(read({ [ENDPOINT]: '' })).not.toHaveProperty(ENDPOINT)
})
