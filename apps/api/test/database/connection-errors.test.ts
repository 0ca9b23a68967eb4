import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { LogController } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SECURITY_HEADERS } from '../../src/plugins/headers.ts'
import { answerConnectionError } from '../../src/plugins/errors/connection-errors.ts'

const logLines: string[] = []
const app = Fastify({
  http: { connectionsCheckingInterval: 50 },
  clientErrorHandler: (error, socket) => answerConnectionError(error, socket, app.log),
  logger: { stream: { write: (line) => void logLines.push(line) } },
  logController: new LogController({ disableRequestLogging: true }),
})
let onBegun: (() => void) | undefined
app.get('/slow', (_, reply) => {
  reply.hijack()
  reply.raw.writeHead(200, { 'content-length': 100 })
  reply.raw.write('The first half')
  onBegun?.()
})
app.get('/pending', () => new Promise(() => onBegun?.()))
app.post('/', async () => 'accepted')
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())
beforeEach(() => void logLines.splice(0))

async function aSocket() {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
const logged = () => logLines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ status }) => status)

test.each([
  ['a text that is not HTTP', 'hello\r\n\r\n', '400 Bad Request', 'This is not valid HTTP.', 'HPE_INVALID_METHOD'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The headers are too large: at most 16 KiB are accepted.',
    'HPE_HEADER_OVERFLOW',
  ],
  [
    'a head that does not arrive',
    'GET / HTTP/1.1\r\nHost: a\r\n',
    '408 Request Timeout',
    'The request took too long to arrive. Send it again.',
    'ERR_HTTP_REQUEST_TIMEOUT',
  ],
  [
    'chunks that are all extension',
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
    '413 Payload Too Large',
    'The body is too large: at most 256 KiB are accepted.',
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
  ],
])('%s is answered in full, closed and logged', async (_, bytes, line, detail, code) => {
  // Every other head has the time that it takes to arrive on a busy machine.
  app.server.headersTimeout = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 200 : 60_000
  const socket = await aSocket()
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [first, ...rest] = head.split('\r\n')
  expect(first).toBe(`HTTP/1.1 ${line}`)
  const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
  const headers: Record<string, string> = Object.fromEntries(rest.map((header) => header.split(': ')))
  expect(headers).toEqual({
    ...SECURITY_HEADERS,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    'content-type': 'application/problem+json; charset=utf-8',
    'x-request-id': id,
  })
  const [status, ...title] = line.split(' ')
  expect(JSON.parse(body)).toEqual({ type: 'about:blank', title: title.join(' '), status: Number(status), detail })
  expect(logged()).toMatchObject([{ reqId: headers['x-request-id'], route: 'none', status: Number(status), code }])
})

test('a response that has begun is not corrupted by another one: the connection ends', async () => {
  const socket = await aSocket()
  const answer = text(socket).catch(() => '')
  const begun = new Promise<void>((resolve) => (onBegun = resolve))
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
  await begun
  socket.write('hello\r\n\r\n')
  const got = await answer
  expect(got.match(/HTTP\/1\.1/g) ?? []).toHaveLength(got ? 1 : 0)
  expect(logged()).toEqual([])
})

test('a text that is not HTTP after a pending request is answered with 400', async () => {
  const socket = await aSocket()
  const answer = text(socket)
  const begun = new Promise<void>((resolve) => (onBegun = resolve))
  socket.write('GET /pending HTTP/1.1\r\nHost: a\r\n\r\n')
  await begun
  socket.write('hello\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 400 Bad Request/)
})

test('a connection that the client resets is neither answered nor logged', async () => {
  const socket = await aSocket()
  const [met] = await Promise.all([once(app.server, 'clientError'), breakOff(socket)])
  expect(met[0]).toMatchObject({ code: 'ECONNRESET' })
  expect(logged()).toEqual([])
})

async function breakOff(socket: Awaited<ReturnType<typeof aSocket>>) {
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{')
  socket.resetAndDestroy()
  await once(socket, 'close')
}
