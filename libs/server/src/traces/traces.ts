import type { TraceSettings } from './settings.ts'
import type { SpanOptions, Traces } from './span.ts'

let started: Traces | undefined

/**
 * Starts the traces of this process, once, before its servers are built. Nothing of OpenTelemetry is loaded without
 * OTEL_EXPORTER_OTLP_ENDPOINT (docs/decisions/0051-traces.md).
 * @param service its name in traces, unless OTEL_SERVICE_NAME has another
 */
export async function startTraces(service: string, settings: Pick<TraceSettings, 'OTEL_EXPORTER_OTLP_ENDPOINT'>) {
  if (!settings.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { openTraces } = await import('./sdk.ts')
  started = openTraces(service)
}

/** The traces of this process; undefined where there are none. */
export const startedTraces = () => started

/** The id of the current trace; undefined outside a trace. */
export const currentTraceId = () => started?.current()?.traceId

/** The current span as the header `traceparent`; undefined outside a trace. */
export const currentTraceparent = () => started?.current()?.traceparent

/** What a logger of Fastify adds to each line of a trace. */
export const traceInLog = () =>
  started && {
    mixin: () => {
      const traceId = currentTraceId()
      return traceId === undefined ? {} : { traceId }
    },
  }

/** Does work as a span, which ends with it. */
export async function inSpan<T>(options: SpanOptions, work: () => Promise<T>): Promise<T> {
  if (!started) return work()
  const span = started.start(options)
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end({}, error instanceof Error ? error.name : 'unknown')
    throw error
  }
}

/** Sends what has not been sent, for at most two seconds. */
export const closeTraces = async () => started?.close()
