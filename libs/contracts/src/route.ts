import type { Static, TSchema } from '@sinclair/typebox'

/** Who may make a call: anyone, whoever has a valid token, the owner (or an admin), admins alone. */
export type Access = 'public' | 'signed-in' | 'self' | 'admin'

/**
 * One call of the API: a Fastify route that lacks only its handler.
 * The server spreads it into `app.route`, the client gives it to `call`.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path with `:name` parameters, at the root of the API. */
  url: string
  config: {
    access: Access
    /** Where `self` finds the owner's e-mail: `email` of the path or of the body. */
    owner?: 'params' | 'body'
    /** Tags, beside the route's own, whose answers a success makes stale. */
    changes?: readonly string[]
    /** A public read that is answered from bytes in memory until its tag is stale. Its address alone decides it. */
    cache?: true
    /** An answer without end, as Server-Sent Events. */
    stream?: true
    /** The limit of calls a minute that counts for each client. */
    limit?: 'lookup' | 'forms'
    /** `false`: answered even while the server has more to do than it can. */
    sheds?: false
  }
  schema: {
    /** The resource: what the client's answers are kept under. */
    tags: readonly [string]
    summary: string
    params?: TSchema
    querystring?: TSchema
    headers?: TSchema
    body?: TSchema
    response: Record<number, TSchema>
  }
}

/** Declares a route; keeps its literal types, so that both sides know every payload. */
export const route = <const R extends Route>(declared: R): R => declared

type RequiredInput<S, K extends PropertyKey> = S extends { [key in K]: infer P extends TSchema }
  ? { [key in K]: Static<P> }
  : unknown
type OptionalInput<S, K extends PropertyKey> = S extends { [key in K]: infer P extends TSchema }
  ? { [key in K]?: Static<P> }
  : unknown

/** The parts of any input, as far as sending them goes. */
export interface AnyInput {
  params?: object
  querystring?: object
  headers?: object
  body?: unknown
}

/** What a caller gives: the path parameters, the body and, where it wants, the query and headers. */
export type Input<R extends Route> = AnyInput &
  RequiredInput<R['schema'], 'params'> &
  RequiredInput<R['schema'], 'body'> &
  OptionalInput<R['schema'], 'querystring'> &
  OptionalInput<R['schema'], 'headers'>

type Success = 200 | 201 | 202
/** What a successful call answers. */
export type Output<R extends Route> = {
  [S in keyof R['schema']['response'] & Success]: R['schema']['response'][S] extends TSchema
    ? Static<R['schema']['response'][S]>
    : never
}[keyof R['schema']['response'] & Success]
