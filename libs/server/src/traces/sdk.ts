// All that is loaded of OpenTelemetry, and only where traces are on.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { OpenSpan, SpanOptions, Traces } from './span.ts'

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }
/** How long the last spans may take to be sent, in ms: a container has seconds to end. */
const LAST = 2_000
/** The version, the ids of the trace and of the span, and the flags. */
const PARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})/

/** The context of a span in another process; that of a new trace where the header is none. */
function contextOf(traceparent: string) {
  const [, traceId = '', spanId = '', flags = '0'] = PARENT.exec(traceparent) ?? []
  // An id of zeros, or none, is not valid: the SDK starts a new trace then.
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}

/**
 * Opens the SDK, which reads its settings from the environment.
 * @param service the name of this process, unless OTEL_SERVICE_NAME has another
 */
export function openTraces(service: string): Traces {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [envDetector] }))
  const provider = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracer = provider.getTracer('energy')
  const current = new AsyncLocalStorage<{ open: OpenSpan; span: Span }>()

  function start({ name, kind, attributes, parent }: SpanOptions): OpenSpan {
    const above = current.getStore()?.span
    const context = parent === undefined ? above && trace.setSpan(ROOT_CONTEXT, above) : contextOf(parent)
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, context ?? ROOT_CONTEXT)
    const { traceId, spanId, traceFlags } = span.spanContext()
    const open: OpenSpan = {
      traceId,
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      run: (work) => current.run({ open, span }, work),
      end(more = {}, failure) {
        span.setAttributes({ ...more, ...(failure !== undefined && { 'error.type': failure }) })
        if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
    return open
  }

  return {
    start,
    current: () => current.getStore()?.open,
    async close() {
      const sent = provider.shutdown().catch(() => undefined)
      await Promise.race([sent, pause(LAST, undefined, { ref: false })])
    },
  }
}
