import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { Problem } from '@energy/contracts/responses'
import { health, menu } from '@energy/contracts/site'
import { expect, test } from 'vitest'
import { SECURITY_HEADERS } from '../../src/plugins/headers.ts'
import { aServer, problemOf, world } from '../fixtures/world.ts'

/** The shortest time limit without these settings is ten seconds. */
const BY_DEFAULT = 8_000

const here = world({ HEADERS_TIMEOUT: '400', REQUEST_TIMEOUT: '800', KEEP_ALIVE_TIMEOUT: '300' })
/** Where a busy machine has the time to read what has come. */
const patient = world()

/** The server's response to these bytes over a plain connection, and the ms until the server closes it. */
async function answerTo(bytes: string, repeated?: string, { url } = here()) {
  const start = Date.now()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(bytes)
  const timer = repeated === undefined ? undefined : setInterval(() => socket.write(repeated), 50)
  const answer = await text(socket).catch(() => '')
  clearInterval(timer)
  socket.destroy()
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head, body, ms: Date.now() - start }
}
const problemIn = (body: string): Problem => JSON.parse(body)

test.each([
  ['a text that is not HTTP', 400, 'hello\r\n\r\n'],
  ['an unknown method', 400, 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a header without a name', 400, 'GET /health HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n'],
  ['two lengths', 400, 'POST /users/lookup HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
  [
    'a length and chunks',
    400,
    'POST /users/lookup HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  ['headers over 16 KiB', 431, `GET /health HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
])('%s is answered, and the connection is closed', async (_, status, bytes) => {
  const answer = await answerTo(bytes, undefined, patient())
  expect(answer.status).toBe(status)
  expect(problemIn(answer.body)).toMatchObject({ type: 'about:blank', status })
  expect(answer.head).toMatch(/content-type: application\/problem\+json/i)
  expect(answer.head).toMatch(/x-request-id: [0-9a-f-]{36}/i)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(answer.head).toContain(`${name}: ${value}`)
})

test('a client that sends headers byte by byte is disconnected', async () => {
  const { status, body, ms } = await answerTo('GET /health HTTP/1.1\r\nHost: a\r\nX-Slow: ', 'a')
  expect([status, problemIn(body).status]).toEqual([408, 408])
  expect(ms).toBeLessThan(BY_DEFAULT)
})

test('a client that sends a body byte by byte is disconnected', async () => {
  const head =
    'POST /users/lookup HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{'
  const { status, ms } = await answerTo(head, ' ')
  expect(status).toBe(408)
  expect(ms).toBeGreaterThan(700)
  expect(ms).toBeLessThan(BY_DEFAULT)
})

test('an idle connection is closed', async () => {
  const { status, ms } = await answerTo('GET /health HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(status).toBe(200)
  expect(ms).toBeLessThan(BY_DEFAULT)
})

test('while the event loop is late calls are rejected, except /health', async () => {
  // More than other processes take from it on a busy machine, and less than it is held up here.
  const server = await aServer({ MAX_EVENT_LOOP_DELAY: '250', RESPONSE_CACHE_MIB: '0' })
  const end = Date.now() + 20_000
  let answer = await fetch(server.url + menu.url)
  while (answer.status !== 503 && Date.now() < end) {
    for (const until = Date.now() + 1_000; Date.now() < until;);
    answer = await fetch(server.url + menu.url)
  }
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ status: 503 })
  await expect(server.call(health)).resolves.toEqual({ status: 'ok' })
  // It recovers by itself.
  await expect.poll(async () => (await fetch(server.url + menu.url)).status).toBe(200)
  await server.close()
})

test('an allowed delay of the event loop rejects no call', async () => {
  const server = await aServer({ RESPONSE_CACHE_MIB: '0' })
  // Repeatedly longer than half a second: with that sample interval there would be intervals without a sample.
  for (let time = 1; time <= 5; time++) {
    for (const until = Date.now() + 550; Date.now() < until;);
    await setImmediate()
  }
  expect((await fetch(server.url + menu.url)).status).toBe(200)
  await server.close()
})

test('while the queue for the database is full calls are rejected, except /health', async () => {
  const server = await aServer({ MAX_WAITING: '4', RESPONSE_CACHE_MIB: '0' })
  const { pool, db } = server.app
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE items IN ACCESS EXCLUSIVE MODE`
    // One connection is the transaction's. All others are in use, and four queries wait.
    const waiting = Array.from({ length: pool.options.max + 3 }, () => pool.query('SELECT FROM items'))
    void Promise.allSettled(waiting)
    await expect.poll(() => pool.waitingCount).toBe(4)
    // A call that queued would be answered after the waiting queries.
    const first = Promise.race([problemOf(server.call(menu)), ...waiting])
    await expect(first).resolves.toMatchObject({ status: 503 })
    await expect(server.call(health)).resolves.toEqual({ status: 'ok' })
  })
  await expect.poll(async () => (await fetch(server.url + menu.url)).status).toBe(200)
  await server.close()
})
