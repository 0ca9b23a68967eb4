import type { AnyInput, Input, Output, Route } from '@energy/contracts/route'
/** An answer with its headers, where one of them matters (`ETag`, `Link`, `X-Total-Count`). */
export interface Full<R extends Route> {
  data: Output<R>
  headers: Headers
}
/** The input of a call as arguments: left out where nothing in it is required. */
export type Given<R extends Route> = object extends Input<R> ? [input?: Input<R>] : [input: Input<R>]
/** Makes the calls of the contract; throws `CallError`. */
export interface Call {
  <R extends Route>(route: R, ...input: Given<R>): Promise<Output<R>>
  /** The same, with the answer's headers. */
  full<R extends Route>(route: R, ...input: Given<R>): Promise<Full<R>>
  /** What both are made of: gives up when `signal` says so. */
  send<R extends Route>(route: R, input?: AnyInput, signal?: AbortSignal): Promise<Full<R>>
}
/** The path and query of a call, with every value encoded; a value left undefined is left out. */
export declare function pathOf(route: Route, { params, querystring }?: AnyInput): string
/**
 * @param baseUrl where the API answers; absolute, or a path on the page's own origin
 * @param idToken the identity token of whoever is signed in, asked for at each call
 */
export declare function createCall(baseUrl: string, idToken?: () => Promise<string | undefined>): Call
