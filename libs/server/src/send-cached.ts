import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Variant } from './cached-response.ts'
import { names } from './conditional-request.ts'

/**
 * Sends a cached response, or 304 when the client has it.
 * @param own headers of this response only, as a flat list of names and values
 */
export function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  variant: Variant,
  own: readonly string[],
) {
  const unchanged = names(headers['if-none-match'], variant.etag)
  response.writeHead(unchanged ? 304 : variant.status, [...(unchanged ? variant.unchanged : variant.headers), ...own])
  if (unchanged || method === 'HEAD') response.end()
  else response.end(variant.body, 'latin1')
}
