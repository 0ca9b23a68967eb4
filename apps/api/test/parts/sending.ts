import type { Route } from '@energy/contracts/route'
import type { World } from './world.ts'

export interface Sent {
  path?: string
  token?: string | undefined
  /** What is sent as JSON; as it is. */
  body?: unknown
  raw?: string
  headers?: Record<string, string>
}

/** Makes a call, well or badly. */
export const send = (
  { url }: Pick<World, 'url'>,
  route: Route,
  { path = route.url, token, body, raw = body === undefined ? undefined : JSON.stringify(body), headers = {} }: Sent,
) =>
  fetch(url + path, {
    method: route.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(raw !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(raw !== undefined && { body: raw }),
  })
