import { Change, changes } from '@energy/contracts/changes'
import { kinds, service } from '@energy/contracts/content'
import { Value } from '@sinclair/typebox/value'
import { expect, onTestFinished, test } from 'vitest'
import { SECURITY_HEADERS } from '../../src/plugins/headers.ts'
import { aReplica, aDatabaseClient } from '../fixtures/servers/replica.ts'
import { aServer, untilSubscribed, world } from '../fixtures/world.ts'

const here = world({ CHANGES_COMMENT_MS: '50' })

/** Connects to the stream of changes, and collects what it receives. */
async function listen(url: string) {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const answer = await fetch(url + changes.url, { signal: abort.signal })
  const received = { text: '', isOver: false }
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const read = async (): Promise<void> => {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) return
    received.text += chunk.value
    return read()
  }
  const over = answer.ok ? read().catch(() => undefined) : Promise.resolve()
  void over.then(() => (received.isOver = true))
  const events = () =>
    [...received.text.matchAll(/^event: change\ndata: (.*)\n\n/gm)].map(([, data]) =>
      Value.Parse(Change, JSON.parse(data ?? '')),
    )
  return { answer, received, events, disconnect: () => abort.abort() }
}

test('every write of content is sent to all listeners once it can be read, also a write with psql', async () => {
  const { app, url, databaseUrl, anAdmin, call } = here()
  await untilSubscribed(app)
  const { call: staff } = await anAdmin()
  const [first, second] = await Promise.all([listen(url), listen(url)])
  expect(first.answer.headers.get('content-type')).toBe('text/event-stream')
  const expected: Change[] = []
  const expectReceived = async () => await expect.poll(first.events).toEqual(expected)
  for (const { tag, create, update, remove } of Object.values(kinds)) {
    const { insertedId: id } = await staff(create, { body: { headerTitle: 'One' } })
    await staff(update, { params: { id }, body: { headerTitle: 'Two' } })
    await staff(remove, { params: { id } })
    expected.push(...Array.from({ length: 3 }, () => ({ kind: tag, id })))
  }
  await expectReceived()
  const { run, end } = await aDatabaseClient(databaseUrl)
  const insert = `INSERT INTO items (kind, "headerTitle", details) SELECT 'services', 'By hand', '' FROM generate_series(1, $1) RETURNING id`
  const id = String((await run(insert, [1])).rows[0]?.id)
  await expect.poll(async () => (await call(service.list)).map(({ _id }) => _id)).toContain(id)
  expected.push({ kind: 'services', id })
  await expectReceived()
  await run(insert, [51])
  expected.push({ kind: 'services', id: null })
  await expectReceived()
  await end()
  await expect.poll(second.events).toEqual(expected)
})

test('the stream sends comments at intervals, and has the usual headers', async () => {
  const { app, url } = here()
  await untilSubscribed(app)
  const { answer, received } = await listen(url)
  await expect.poll(() => received.text).toMatch(/^(:\n\n){4}/)
  expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' })
})

test('a hundred can listen; the next one gets 503 until another one disconnects', async () => {
  const server = await aServer()
  onTestFinished(() => server.close())
  await untilSubscribed(server.app)
  const listeners = await Promise.all(Array.from({ length: 100 }, () => listen(server.url)))
  expect(new Set(listeners.map(({ answer }) => answer.status))).toEqual(new Set([200]))
  const { answer } = await listen(server.url)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  listeners[0]?.disconnect()
  await expect.poll(async () => (await listen(server.url)).answer.status).toBe(200)
})

test('a stream that has ended is sent nothing more', async () => {
  const { app, url, databaseUrl } = here()
  await untilSubscribed(app)
  const errors: Error[] = []
  app.server.once('request', (_, response) => response.on('error', (error) => errors.push(error)))
  const { received } = await listen(url)
  const { run, end } = await aDatabaseClient(databaseUrl)
  const further = Array.from({ length: 2 }, () => JSON.stringify({ kind: 'services', id: crypto.randomUUID() }))
  // In one transaction, so that all of them arrive before the connection is closed.
  const notify = `SELECT pg_notify('changes', payload) FROM unnest($1::text[]) AS payload`
  await run(notify, [['something was written', ...further]])
  await expect.poll(() => received.isOver).toBe(true)
  expect(errors).toEqual([])
  await end()
})

test('streams end when changes may have been missed, and when the server closes', async () => {
  const { app, databaseUrl } = here()
  await untilSubscribed(app)
  const replica = await aReplica(databaseUrl)
  const { cutSubscription, end } = await aDatabaseClient(databaseUrl)
  const first = await listen(replica.url)
  await cutSubscription()
  await expect.poll(() => first.received.isOver).toBe(true)
  await untilSubscribed(replica.app)
  const second = await listen(replica.url)
  expect(second.answer.status).toBe(200)
  const start = performance.now()
  await replica.close()
  // Without their end the connections would stay open for a minute.
  expect(performance.now() - start).toBeLessThan(15_000)
  await expect.poll(() => second.received.isOver).toBe(true)
  await end()
})
