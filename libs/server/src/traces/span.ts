/** What a span is about. Attributes have the names of OpenTelemetry's semantic conventions, and no personal data. */
export interface SpanOptions {
  name: string
  kind: 'server' | 'client' | 'consumer'
  attributes: Readonly<Record<string, string | number>>
  /** The `traceparent` of the span that caused it, from another process; by default the current span. */
  parent?: string | undefined
}

/** A span that has not ended. */
export interface OpenSpan {
  traceId: string
  /** It as a header, https://www.w3.org/TR/trace-context/ */
  traceparent: string
  /** Does work in which it is the current span. */
  run: <T>(work: () => T) => T
  /** @param failure a code or a class of errors: a message may name a person */
  end: (attributes?: Readonly<Record<string, string | number>>, failure?: string) => void
}

/** The traces of a process. */
export interface Traces {
  start: (options: SpanOptions) => OpenSpan
  current: () => OpenSpan | undefined
  /** Sends what has not been sent. */
  close: () => Promise<void>
}
