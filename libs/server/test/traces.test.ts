import Fastify, { LogController } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { logRequests } from '../src/request-log.ts'
import { traceCalls } from '../src/traces/calls.ts'
import { traceRequests } from '../src/traces/requests.ts'
import {
  closeTraces,
  currentTraceparent,
  inSpan,
  startTraces,
  startedTraces,
  traceInLog,
} from '../src/traces/traces.ts'
import { aTraceReceiver } from './fixtures/trace-receiver.ts'

const [TRACE, PARENT] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331']

/** Traces that go to a receiver. They are sent when the test closes them, as a process does at its end. */
async function tracesTo(receiver: Awaited<ReturnType<typeof aTraceReceiver>>) {
  for (const [name, value] of Object.entries(receiver.settings)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  await startTraces('test', receiver.settings)
}

/** A server whose requests are traced, and what it logs. */
function aTracedServer() {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = Fastify({
    logger: { stream, ...traceInLog() },
    logController: new LogController({ disableRequestLogging: true }),
  })
  traceRequests(app, ['/health'])
  logRequests(app)
  onTestFinished(() => app.close())
  return { app, logged: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) }
}

test('a request of one server and the call that it makes to another are one trace, also in both logs', async () => {
  const receiver = await aTraceReceiver()
  await tracesTo(receiver)
  const callee = aTracedServer()
  callee.app.put('/people/:email', async ({ log }) => {
    log.warn('while it is handled')
    return { status: 'ok' }
  })
  callee.app.get('/failing', async () => {
    throw new Error('ada@example.com')
  })
  callee.app.delete('/broken', ({ socket }) => socket.destroy())
  const calleeUrl = await callee.app.listen({ host: '127.0.0.1', port: 0 })
  const stranger = Fastify()
  onTestFinished(() => stranger.close())
  stranger.get('/', async ({ headers }) => ({ traceparent: headers['traceparent'] ?? 'none' }))
  const strangerUrl = await stranger.listen({ host: '127.0.0.1', port: 0 })
  traceCalls(calleeUrl)
  const caller = aTracedServer()
  caller.app.post('/forms/:name', async () => {
    await fetch(`${calleeUrl}/people/ada@example.com?token=secret`, {
      method: 'PUT',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    })
    await fetch(`${calleeUrl}/failing`)
    await fetch(`${calleeUrl}/broken`, { method: 'DELETE' }).catch(() => undefined)
    return (await fetch(strangerUrl)).json()
  })
  caller.app.get('/health', async () => 'ok')
  const arrived = Promise.withResolvers<void>()
  caller.app.addHook('preParsing', async () => arrived.resolve())
  const url = await caller.app.listen({ host: '127.0.0.1', port: 0 })
  // The body comes after the headers, as that of a slow client does.
  const body = new ReadableStream<string>({
    async start(controller) {
      controller.enqueue('{"email":')
      await arrived.promise
      controller.enqueue('"ada@example.com"}')
      controller.close()
    },
  }).pipeThrough(new TextEncoderStream())

  const answer = await fetch(`${url}/forms/contact?secret=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${TRACE}-${PARENT}-01` },
    body,
    duplex: 'half',
  })
  expect(await answer.json()).toEqual({ traceparent: 'none' })
  await fetch(`${url}/health`)
  await fetch(`${calleeUrl}/nothing`, { headers: { traceparent: 'ada@example.com' } })
  // The caller of this one traces only some of its requests.
  await fetch(`${calleeUrl}/nothing`, { method: 'PATCH', headers: { traceparent: `00-${TRACE}-${PARENT}-00` } })
  await closeTraces()

  const request = await receiver.span('POST /forms/:name')
  const called = await receiver.span('PUT /people/:email')
  const call = await receiver.span('PUT')
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2, service: 'test' })
  expect(request.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/forms/:name',
    'http.response.status_code': 200,
  })
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId, kind: 3 })
  expect(call.attributes).toEqual({
    'http.request.method': 'PUT',
    'server.address': '127.0.0.1',
    'server.port': Number(new URL(calleeUrl).port),
    'http.response.status_code': 200,
  })
  expect(called).toMatchObject({ traceId: TRACE, parentSpanId: call.spanId, kind: 2 })
  expect(await receiver.span('GET /failing')).toMatchObject({
    traceId: TRACE,
    status: { code: 2 },
    attributes: { 'error.type': '500', 'http.response.status_code': 500 },
  })
  expect(await receiver.span('DELETE')).toMatchObject({
    parentSpanId: request.spanId,
    status: { code: 2 },
    attributes: { 'error.type': 'fetch failed' },
  })
  const alone = await receiver.span('GET none')
  expect([alone.traceId === TRACE, alone.parentSpanId]).toEqual([false, undefined])
  const names = receiver.spans().map(({ name }) => name)
  for (const name of ['GET /health', 'PATCH none']) expect(names).not.toContain(name)
  expect(receiver.received()).not.toMatch(/ada@|secret/)
  expect([...receiver.paths]).toEqual(['/v1/traces'])

  expect(caller.logged()).toContainEqual(expect.objectContaining({ route: '/forms/:name', traceId: TRACE }))
  expect(callee.logged()).toContainEqual(expect.objectContaining({ route: '/people/:email', traceId: TRACE }))
  expect(callee.logged()).toContainEqual(expect.objectContaining({ msg: 'while it is handled', traceId: TRACE }))
})

test('work that fails is a failed span without its message, and nothing is current outside', async () => {
  const receiver = await aTraceReceiver()
  await tracesTo(receiver)
  const options = { name: 'work', kind: 'consumer' as const, attributes: {}, parent: `00-${TRACE}-${PARENT}-01` }
  const failing = inSpan(options, async () => {
    expect(currentTraceparent()).toMatch(new RegExp(`^00-${TRACE}-[\\da-f]{16}-01$`))
    throw new TypeError('ada@example.com')
  })
  await expect(failing).rejects.toThrow('ada@example.com')
  expect(currentTraceparent()).toBeUndefined()
  await closeTraces()
  expect(await receiver.span('work')).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } })
  expect(receiver.received()).not.toContain('ada@')
})

test('a receiver that does not answer delays the end of the process by two seconds at most', async () => {
  const receiver = await aTraceReceiver({ answers: false })
  await tracesTo(receiver)
  startedTraces()?.start({ name: 'lost', kind: 'server', attributes: {} }).end()
  const start = performance.now()
  await closeTraces()
  // The library's own bound is ten seconds.
  expect(performance.now() - start).toBeLessThan(8_000)
  expect(receiver.received()).toContain('lost')
})
