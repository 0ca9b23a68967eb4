import type { Problem } from '@energy/contracts/answers'
import type { Input, Output, Route } from '@energy/contracts/route'

/** A failed call: the API's problem document, or status 0 where no answer came. */
export class CallError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.name = 'CallError'
    this.problem = problem
  }
  get status() {
    return this.problem.status
  }
}

/** An answer with its headers, where one of them matters (`ETag`, `Link`, `X-Total-Count`). */
export interface Full<R extends Route> {
  data: Output<R>
  headers: Headers
}

type Arguments<R extends Route> = object extends Input<R> ? [input?: Input<R>, signal?: AbortSignal] : [input: Input<R>, signal?: AbortSignal]

/** Makes the calls of the contract; throws `CallError`. */
export interface Call {
  <R extends Route>(route: R, ...input: Arguments<R>): Promise<Output<R>>
  full<R extends Route>(route: R, ...input: Arguments<R>): Promise<Full<R>>
}

/** The parts of any input, as far as sending them goes. */
export interface AnyInput {
  params?: Record<string, unknown>
  querystring?: Record<string, unknown>
  headers?: Record<string, unknown>
  body?: unknown
}

/** The path and query of a call, with every value encoded; a value left undefined is left out. */
export function pathOf(route: Route, { params, querystring }: AnyInput = {}) {
  const path = route.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(querystring ?? {})) if (value !== undefined) query.set(name, String(value))
  return query.size ? `${path}?${query}` : path
}

/**
 * @param baseUrl where the API answers; absolute, or a path on the page's own origin
 * @param idToken the identity token of whoever is signed in, asked for at each call
 */
export function createCall(baseUrl: string, idToken?: () => Promise<string | undefined>): Call {
  async function full<R extends Route>(route: R, input: AnyInput = {}, signal?: AbortSignal): Promise<Full<R>> {
    const headers = new Headers()
    for (const [name, value] of Object.entries(input.headers ?? {})) if (value !== undefined) headers.set(name, String(value))
    const token = await idToken?.()
    if (token) headers.set('authorization', `Bearer ${token}`)
    if (input.body !== undefined) headers.set('content-type', 'application/json')
    const response = await fetch(baseUrl + pathOf(route, input), {
      method: route.method,
      headers,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new CallError(unreachable)
    })
    if (!response.ok) throw new CallError(await problemOf(response))
    return { data: await response.json(), headers: response.headers }
  }
  const call = async <R extends Route>(route: R, input?: AnyInput, signal?: AbortSignal) => (await full(route, input, signal)).data
  return Object.assign(call, { full })
}

const unreachable: Problem = {
  type: 'about:blank',
  title: 'No connection',
  status: 0,
  detail: 'The server could not be reached. Check your connection and try again.',
}

async function problemOf(response: Response): Promise<Problem> {
  if (response.headers.get('content-type')?.startsWith('application/problem+json')) return response.json()
  return { ...unreachable, title: response.statusText, status: response.status, detail: 'Something broke on our side. Try again in a moment.' }
}
