import { currentTraceId } from '@energy/server/traces/traces'

/** Writes a line of the worker's log, as JSON. */
export const log = (line: object) =>
  void process.stdout.write(`${JSON.stringify({ time: Date.now(), ...line, traceId: currentTraceId() })}\n`)

const reasonOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : 'unknown')

/** Logs a failure that will be tried again. It logs the code only, as a message may name a person. */
export const warn =
  (msg: string, more: object = {}) =>
  (error: unknown) =>
    log({ level: 40, msg, ...more, code: reasonOf(error) })
