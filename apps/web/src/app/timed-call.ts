import { createCall, type Call, type InputArgs } from '@energy/client/call'
import type { Route } from '@energy/contracts/route'

/** The API, and how long an answer of the site waits for it. */
export interface TimedApi {
  /** The API's address for this server. */
  apiUrl: string
  /** For all calls of an answer together, in ms. */
  apiTimeout: number
}

/**
 * The calls with which the site makes one answer. When their time is over, those that are under way and all later ones
 * fail.
 * @returns the calls, the signal that aborts them, and a function that ends the time once the answer is made
 */
export function timedCall({ apiUrl, apiTimeout }: TimedApi) {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`The API did not answer within ${apiTimeout} ms`)), apiTimeout)
  const { send: sendAnyTime } = createCall(apiUrl)
  const send: Call['send'] = (route, input, signal, cached) =>
    sendAnyTime(route, input, signal ? AbortSignal.any([signal, late.signal]) : late.signal, cached)
  const call: Call = Object.assign(
    async <R extends Route>(route: R, ...[input]: InputArgs<R>) => (await send(route, input)).data,
    { send, withHeaders: <R extends Route>(route: R, ...[input]: InputArgs<R>) => send(route, input) },
  )
  return { call, late: late.signal, done: () => clearTimeout(timer) }
}
