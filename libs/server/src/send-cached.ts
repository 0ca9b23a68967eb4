import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Variant } from './cached-response.ts'
import { names } from './conditional-request.ts'

/**
 * Answers a read with kept bytes, or with 304 where the client has them.
 * @param own headers of this one answer, names and values by turns
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
