import { currentTraceId } from '@energy/server/traces/traces'
import { reasonOf } from '../reason-of.ts'

/** Writes a line of the worker's log, as JSON. */
export const log = (line: object) =>
  void process.stdout.write(`${JSON.stringify({ time: Date.now(), ...line, traceId: currentTraceId() })}\n`)

/** Logs a failure that will be tried again, with its reason and that of its cause, such as of a full disk. */
export const warn =
  (msg: string, more: object = {}) =>
  (error: unknown) =>
    log({
      level: 40,
      msg,
      ...more,
      code: reasonOf(error) ?? 'unknown',
      cause: error instanceof Error ? reasonOf(error.cause) : undefined,
    })
