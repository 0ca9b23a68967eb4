import { expect, test } from 'vitest'
import { textOf } from '../src/compose.ts'
import { environmentOf } from './fixtures/compose.ts'

test.each(['web', 'api', 'worker'])('traces of %s are off by default, and one setting turns them on', (service) => {
  expect(environmentOf(service)).toMatchObject({
    OTEL_EXPORTER_OTLP_ENDPOINT: '',
    OTEL_TRACES_SAMPLER: '',
    OTEL_TRACES_SAMPLER_ARG: '',
  })
})

test.each(['Caddyfile', 'separate-hosts.Caddyfile'])(
  'the public hosts of %s remove the headers of traces that come from outside',
  (file) => {
    const hosts = [...textOf(`tools/deploy/gateway/${file}`).matchAll(/^\{\$\w+_HOST\} \{\n\t(.*)$/gm)]
    expect(hosts.length).toBeGreaterThan(0)
    for (const [, first] of hosts) expect(first).toBe('import untraced')
    expect(textOf('tools/deploy/gateway/shared.caddy')).toContain(
      '(untraced) {\n\trequest_header -traceparent\n\trequest_header -tracestate\n}',
    )
  },
)
