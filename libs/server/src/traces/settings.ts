import * as Type from '@sinclair/typebox'
import { address, choice, optional, settingsOf } from '../settings.ts'

/** The settings of traces, by the names that OpenTelemetry gives them: its SDK reads them from the environment. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    address({
      pattern: '^https?://[^\\s/@?#]+(/[^\\s?#]*)?$',
      title: 'Where traces are sent, by OTLP over HTTP; without it there are none',
      description: 'an address that begins with http:// or https://, without an account',
    }),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: choice('How traces are sent', ['http/json'], 'http/json'),
  OTEL_EXPORTER_OTLP_HEADERS: optional(
    Type.String({
      pattern: '^[^\\s=,]+=[^\\s,]+(,[^\\s=,]+=[^\\s,]+)*$',
      title: 'Headers for the receiver of traces, such as its key',
      description: 'name=value, with commas between them',
    }),
  ),
  OTEL_SERVICE_NAME: optional(
    Type.String({ title: 'Its name in traces; without it, energy and what it is', description: 'a name' }),
  ),
  OTEL_TRACES_SAMPLER: choice(
    'Which requests are traced',
    [
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ],
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      title: 'The share of requests that a sampler with a ratio traces',
      description: 'a number from 0 to 1',
    }),
  ),
}
const Settings = settingsOf(traceSettings)
export type TraceSettings = Type.Static<typeof Settings>

/** The problem of a sampler without its ratio: the SDK would trace everything. */
export const ratioMissing = ({ OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio }: TraceSettings) =>
  sampler.endsWith('ratio') && ratio === undefined
    ? [`OTEL_TRACES_SAMPLER_ARG must be set where OTEL_TRACES_SAMPLER is ${sampler}.`]
    : []
