import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@energy/contracts/responses'
import type { FastifyBaseLogger } from 'fastify'
import { SECURITY_HEADERS } from '../headers.ts'

const MALFORMED = { status: 400, detail: 'This is not valid HTTP.' }
const PARSER_ERRORS: Record<string, typeof MALFORMED> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long to arrive. Send it again.' },
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The headers are too large: at most 16 KiB are accepted.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, detail: 'The body is too large: at most 256 KiB are accepted.' },
}

/**
 * Answers HTTP that cannot be parsed, or that does not arrive in time, with a problem document. Then closes the
 * connection.
 */
export function answerConnectionError(
  error: Error & { code?: string },
  socket: Socket & { _httpMessage?: ServerResponse | null },
  log: FastifyBaseLogger,
) {
  // Stryker disable next-line StringLiteral: no error has such a code
  const { status, detail } = PARSER_ERRORS[error.code ?? ''] ?? MALFORMED
  const id = randomUUID()
  const { _httpMessage: answering } = socket
  // The connection is closed already, or a response has begun, which more bytes would corrupt.
  // Stryker disable next-line LogicalOperator, ConditionalExpression, StringLiteral: a reset socket is not writable
  if (error.code === 'ECONNRESET' || !socket.writable || answering?.headersSent) return socket.destroy(error)
  log.info({ reqId: id, route: 'none', status, code: error.code })
  // Stryker disable next-line StringLiteral: each status has a title
  const title = STATUS_CODES[status] ?? 'Failed'
  const problem: Problem = { type: 'about:blank', title, status, detail }
  const body = JSON.stringify(problem)
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/problem+json; charset=utf-8',
    'x-request-id': id,
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return socket.end(`HTTP/1.1 ${status} ${title}\r\n${head.join('')}\r\n${body}`)
}
