import type { Static, TSchema } from '@sinclair/typebox'
import type { StaffAccess } from './people/roles.ts'

/** Who may make a call: anyone, any caller with a valid token, the owner (and staff as `others` says), staff of a role. */
export type Access = 'public' | 'signed-in' | 'self' | StaffAccess

/** The behaviour of a call that its schema does not show. */
export interface RouteOptions {
  access: Access
  /** For `self`: whether the owner's e-mail is `email` of the path or of the body. */
  owner?: 'params' | 'body'
  /** For `self`: who of staff may make the call for somebody else. */
  others?: StaffAccess
  /** What belongs to the caller as a person, such as what they have seen. No API key is admitted. */
  personal?: true
  /** Tags, in addition to the route's own, whose responses become stale when the call succeeds. */
  changes?: readonly string[]
  /** A public read whose response is cached in memory until its tag is stale. The URL alone is the cache key. */
  cache?: true
  /** The response of a write has the `ETag` for the next one. */
  etag?: true
  /** The response is an endless stream of Server-Sent Events. */
  stream?: true
  /** Which rate limit applies, in calls per minute and client. */
  limit?: 'lookup' | 'searches' | 'forms' | 'uploads'
  /** The body is bytes (`application/octet-stream`), not JSON. */
  bytes?: true
  /** The response is a file of bytes; of its ranges those that were asked for. */
  file?: true
  /** The response is a whole file of one of these types, to be saved and never shown by the browser. */
  download?: readonly string[]
  /** The response is for its reader alone, who has the id: no cache stores it, though the call is public. */
  secret?: true
  /** `false`: answered even while the server sheds load. */
  sheds?: false
}

/**
 * One call of the API: a Fastify route that lacks only its handler.
 * The server spreads it into `app.route`, the client gives it to `call`.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parameters, at the root of the API. */
  url: string
  /** A cached response goes to everybody, so only a public route may have `cache`. */
  config: RouteOptions & ({ access: 'public' } | { cache?: never })
  schema: {
    /** The resource; the first element of the client's query keys. */
    tags: readonly [string]
    summary: string
    params?: TSchema
    querystring?: TSchema
    headers?: TSchema
    body?: TSchema
    response: Record<number, TSchema>
  }
}

/** Declares a route and keeps its literal types, so that client and server infer every payload. */
export const route = <const R extends Route>(declared: R): R => declared

type RequiredInput<S, K extends PropertyKey> = S extends { [key in K]: infer P extends TSchema }
  ? { [key in K]: Static<P> }
  : unknown
type OptionalInput<S, K extends PropertyKey> = S extends { [key in K]: infer P extends TSchema }
  ? { [key in K]?: Static<P> }
  : unknown

/** The input of any call, without its exact types. */
export interface AnyInput {
  params?: object
  querystring?: object
  headers?: object
  body?: unknown
}

/** The input of a call: path parameters, body, and optionally query and headers. */
export type Input<R extends Route> = AnyInput &
  (R extends { config: { bytes: true } } ? { body: ArrayBuffer } : unknown) &
  RequiredInput<R['schema'], 'params'> &
  RequiredInput<R['schema'], 'body'> &
  OptionalInput<R['schema'], 'querystring'> &
  OptionalInput<R['schema'], 'headers'>

type Success = 200 | 201 | 202
/** The body of a successful response. */
export type Output<R extends Route> = {
  [S in keyof R['schema']['response'] & Success]: R['schema']['response'][S] extends TSchema
    ? Static<R['schema']['response'][S]>
    : never
}[keyof R['schema']['response'] & Success]
