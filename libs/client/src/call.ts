import type { AnyInput, Input, Output, Route } from '@energy/contracts/route'
import { CallError, problemOf, unreachable, unreadable } from './call-error.ts'

/** A response with its headers, for callers that read one (`ETag`, `Link`, `X-Total-Count`). */
export interface ResponseWithHeaders<R extends Route> {
  data: Output<R>
  headers: Headers
}

/** The input of a call as rest arguments; optional when the route requires no input. */
export type InputArgs<R extends Route> = object extends Input<R> ? [input?: Input<R>] : [input: Input<R>]

/** Makes the calls of the contract. The output of a download is a `Blob`. @throws only `CallError`, or the reason of an aborted signal */
export interface Call {
  <R extends Route>(route: R, ...input: InputArgs<R>): Promise<Output<R>>
  /** The same, with the headers of the response. */
  withHeaders<R extends Route>(route: R, ...input: InputArgs<R>): Promise<ResponseWithHeaders<R>>
  /**
   * The base of both. `signal` aborts it.
   * @param cached an earlier response; its `ETag` is sent, and a 304 returns this object
   */
  send<R extends Route>(
    route: R,
    input?: AnyInput,
    signal?: AbortSignal,
    cached?: ResponseWithHeaders<R>,
  ): Promise<ResponseWithHeaders<R>>
}

/** The path and query of a call. Values are encoded; `undefined` values are left out. */
export function pathOf(route: Route, { params = {}, querystring }: AnyInput = {}) {
  const values = new Map(stringsOf(params))
  const path = route.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
  const query = new URLSearchParams(stringsOf(querystring))
  return query.size ? `${path}?${query}` : path
}

const stringsOf = (values: object = {}) =>
  Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )

/**
 * Makes the calls of the contract to one API.
 * @param baseUrl base URL of the API: absolute, or a path on the page's own origin
 * @param idToken gets the token of the signed-in user; called for each call, and with `fresh` after a 401. Once the session
 * has ended it throws a `CallError` 401, and a public call is sent without a token
 */
export function createCall(baseUrl: string, idToken?: (fresh?: boolean) => Promise<string | undefined>): Call {
  const fetchWith = (token: string | undefined, route: Route, input: AnyInput, signal?: AbortSignal, etag?: string) => {
    const headers = new Headers(Object.fromEntries(stringsOf(input.headers)))
    if (etag) headers.set('if-none-match', etag)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const init: RequestInit = { method: route.method, headers, signal: signal ?? null }
    if (input.body instanceof ArrayBuffer) {
      headers.set('content-type', 'application/octet-stream')
      init.body = input.body
    } else if (input.body !== undefined) {
      headers.set('content-type', 'application/json')
      init.body = JSON.stringify(input.body)
    }
    return fetch(baseUrl + pathOf(route, input), init)
  }
  const exchange: Call['send'] = async (route, input = {}, signal, cached) => {
    const isPublic = route.config.access === 'public'
    const tokenOf = async (fresh?: boolean) => {
      try {
        return await idToken?.(fresh)
      } catch (cause) {
        // The session has ended. What anybody may send needs none.
        if (isPublic && cause instanceof CallError && cause.status === 401) return undefined
        throw cause
      }
    }
    const token = await tokenOf()
    const etag = cached?.headers.get('etag') ?? undefined
    let response = await fetchWith(token, route, input, signal, etag)
    // With a slow clock the client sends an expired token. A rejected call has changed nothing, so it is safe to retry.
    if (response.status === 401 && token) {
      const fresh = await tokenOf(true)
      if (fresh || isPublic) response = await fetchWith(fresh, route, input, signal, etag)
    }
    if (cached && response.status === 304) return cached
    if (!response.ok) throw new CallError(await problemOf(response))
    const data = await (route.config.download ? response.blob() : response.json()).catch((cause: unknown) => {
      throw new CallError(unreadable, { cause })
    })
    return { data, headers: response.headers }
  }
  const send: Call['send'] = (route, input, signal, cached) =>
    exchange(route, input, signal, cached).catch((cause: unknown) => {
      signal?.throwIfAborted()
      throw cause instanceof CallError ? cause : new CallError(unreachable, { cause })
    })
  const withHeaders: Call['withHeaders'] = (route, ...[input]) => send(route, input)
  const call = async <R extends Route>(route: R, ...[input]: InputArgs<R>) => (await send(route, input)).data
  return Object.assign(call, { withHeaders, send })
}
