import { subscribe } from 'node:diagnostics_channel'
import type { OpenSpan } from './span.ts'
import { startedTraces } from './traces.ts'

/** The part of a request of `fetch` that its diagnostics channels name. */
interface Outgoing {
  origin: string | URL
  method: string
  addHeader: (name: string, value: string) => unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isOutgoing = (value: unknown): value is Outgoing =>
  isRecord(value) && 'origin' in value && 'method' in value && 'addHeader' in value
const requestOf = (message: unknown) =>
  isRecord(message) && isOutgoing(message['request']) ? message['request'] : undefined
const statusOf = (message: unknown) =>
  isRecord(message) && isRecord(message['response']) ? Number(message['response']['statusCode']) : 0

/**
 * A span for each call that this process makes by `fetch` to one origin while it handles a request, with which the
 * callee continues the trace. No other origin gets the header. Does nothing where traces are off.
 */
export function traceCalls(url: string) {
  const traces = startedTraces()
  if (!traces) return
  const { origin, hostname, port } = new URL(url)
  const spans = new WeakMap<Outgoing, OpenSpan>()
  const statuses = new WeakMap<Outgoing, number>()
  const end = (message: unknown, failure?: string) => {
    const request = requestOf(message)
    if (!request) return
    const status = statuses.get(request)
    spans.get(request)?.end(status === undefined ? {} : { 'http.response.status_code': status }, failure)
  }
  subscribe('undici:request:create', (message) => {
    const request = requestOf(message)
    if (!request || String(request.origin) !== origin || !traces.current()) return
    // Its path may name a person; the span of the callee has its pattern.
    const span = traces.start({
      name: request.method,
      kind: 'client',
      attributes: {
        'http.request.method': request.method,
        'server.address': hostname,
        ...(port && { 'server.port': Number(port) }),
      },
    })
    spans.set(request, span)
    request.addHeader('traceparent', span.traceparent)
  })
  subscribe('undici:request:headers', (message) => {
    const request = requestOf(message)
    if (request) statuses.set(request, statusOf(message))
  })
  subscribe('undici:request:trailers', (message) => end(message))
  subscribe('undici:request:error', (message) => end(message, 'fetch failed'))
}
