import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { contact } from '@energy/contracts/inquiries/contacts'
import { subscriber } from '@energy/contracts/subscribers'
import { aTraceReceiver } from '@energy/server/test/trace-receiver'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../fixtures/database.ts'
import { anEmail } from '../fixtures/identity.ts'
import { aMailbox } from '../fixtures/servers/mailbox.ts'
import { freePort, untilAnswering } from '../fixtures/servers/ports.ts'
import { aReceiver } from '../fixtures/servers/receiver.ts'
import { aDatabaseClient } from '../fixtures/servers/replica.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { environment } from '../fixtures/world.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const TRACE = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${TRACE}-b7ad6b7169203331-01`

/** A module that reports each module of OpenTelemetry that its process loads. */
const REPORTING = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    load(url, context, next) {
      if (url.includes('opentelemetry')) process.stderr.write('loaded ' + url + '\\n')
      return next(url, context)
    },
  })`)}`

/** Starts the API as a process. */
async function startApi(databaseUrl: string, settings: Record<string, string>) {
  const port = await freePort()
  const env = environment({ DATABASE_URL: databaseUrl, API_PORT: String(port), LOG_LEVEL: 'info', ...settings })
  const child = spawn(process.execPath, ['--import', REPORTING, main], { env })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(`${url}/health`)
  return {
    url,
    /** Ends it. @returns what it has written */
    async end() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      return (await output).join('')
    },
  }
}

async function aDatabase() {
  const { url, drop } = await freshDatabase(inject('template'))
  onTestFinished(drop)
  return url
}

/** The lines of a log; others are of the report. */
const lines = (log: string) =>
  log
    .trim()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line))

test('a form, its statements, its mail and its webhook are one trace, which stands in the logs of API and worker', async () => {
  const [receiver, mailbox, database] = [await aTraceReceiver(), await aMailbox(), await aDatabase()]
  await mailbox.start()
  onTestFinished(mailbox.stop)
  const webhooks = await aReceiver()
  const client = await aDatabaseClient(database)
  await client.run(`INSERT INTO webhooks (url, events, secret) VALUES ($1, '{inquiry.received}', '\\x00')`, [
    webhooks.url,
  ])
  await client.end()
  const api = await startApi(database, receiver.settings)
  const worker = aWorkerOn(database, {
    ...receiver.settings,
    SMTP_URL: mailbox.url,
    WEBHOOKS_ALLOW_PRIVATE: 'true',
  })
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  const email = anEmail()
  const post = (path: string, body: object) =>
    fetch(api.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent },
      body: JSON.stringify(body),
    })
  const name = 'Persephone'
  await post(contact.create.url, { firstName: name, email, phone: '1', address: 'Here', comment: 'hidden-comment' })
  await post(subscriber.create.url, { email })
  await mailbox.mailsTo(email, 2)
  const [event] = await webhooks.messages(1)
  expect(event?.headers).not.toHaveProperty('traceparent')
  await fetch(`${api.url}/users/${email}?hidden=1`, { headers: { traceparent } })
  const [apiLog] = [await api.end(), await worker.end()]

  const request = await receiver.span(`POST ${contact.create.url}`)
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331', service: 'energy-api', kind: 2 })
  const spans = receiver.spans()
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]))
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)
  expect(statements).toContainEqual(
    expect.objectContaining({
      kind: 3,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': expect.stringContaining('INSERT INTO inquiries') },
    }),
  )
  const subscribed = await receiver.span(`POST ${subscriber.create.url}`)
  const mails = spans.filter((span) => span.name === 'process mail')
  expect(mails.map(({ parentSpanId }) => parentSpanId).toSorted()).toEqual(
    [request.spanId, subscribed.spanId].toSorted(),
  )
  for (const { spanId, service, kind } of mails) {
    expect([service, kind]).toEqual(['energy-worker', 5])
    expect(spans.some(({ parentSpanId, name: sql }) => parentSpanId === spanId && sql === 'SELECT')).toBe(true)
  }
  expect(spans).toContainEqual(
    expect.objectContaining({ name: 'process webhooks', service: 'energy-worker', parentSpanId: request.spanId }),
  )
  await receiver.span('GET /users/:email')
  expect(receiver.received()).not.toMatch(new RegExp(`hidden|${name}|${email}`))

  expect(apiLog).toMatch(/^loaded .*opentelemetry/m)
  const request201 = { route: contact.create.url, status: 201, traceId: TRACE }
  expect(lines(apiLog)).toContainEqual(expect.objectContaining(request201))
  expect(lines(worker.output())).toContainEqual(expect.objectContaining({ msg: 'a mail was sent', traceId: TRACE }))
})

test('without the address of a receiver nothing of OpenTelemetry is loaded, and no trace is continued', async () => {
  const off = await startApi(await aDatabase(), { OTEL_EXPORTER_OTLP_ENDPOINT: '' })
  await fetch(`${off.url}/services`, { headers: { traceparent } })
  const log = await off.end()
  expect(log).toContain('"route":"/services"')
  expect(log).not.toMatch(/opentelemetry|traceId/)
})
