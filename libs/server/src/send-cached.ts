import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Variant } from './cached-response.ts'
import { names } from './conditional-request.ts'

/**
 * Sends a cached response, or 304 where the client has it.
 * @param own headers of this answer alone, names and values in turn
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
