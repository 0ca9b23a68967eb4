import { freePort, makeDatabase, startPostgres } from '@energy/bench/processes'
import { aTraceReceiver } from '@energy/server/test/trace-receiver'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { environmentOf } from './fixtures/compose.ts'
import { aContainer } from './fixtures/container.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** The lines of a container's log that are JSON. */
const logOf = ({ output }: { output: () => string }) =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line))

test('a form of the site, the call of the API, its statements and its mail are one trace, with one id in every log', async () => {
  const receiver = await aTraceReceiver()
  const [apiPort, webPort] = [String(await freePort()), String(await freePort())]
  const common = { ...receiver.settings, HOST: '127.0.0.1', DRAIN_MS: '0', METRICS_PORT: '' }
  const data = { DATABASE_URL_FILE: '', DATABASE_URL: makeDatabase(postgres.url, 'traced') }
  const api = aContainer('api', { ...environmentOf('api'), ...common, ...data, API_PORT: apiPort })
  // Its mail server is unavailable: the job fails, and is a span of the trace all the same.
  const mail = { SMTP_URL_FILE: '', SMTP_URL: 'smtp://127.0.0.1:9' }
  const worker = aContainer('worker', { ...environmentOf('worker'), ...common, ...data, ...mail })
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const web = aContainer('web', { ...environmentOf('web'), ...common, API_INTERNAL_URL: apiUrl, WEB_PORT: webPort })
  const url = `http://127.0.0.1:${webPort}/contact`
  for (const address of [`${apiUrl}/ready`, url])
    await expect.poll(() => fetch(address).then(({ status }) => status, String), { timeout: 60_000 }).toBe(200)
  await expect.poll(worker.output, { timeout: 60_000 }).toContain('The worker is ready')

  const form = {
    form: 'contact',
    firstName: 'Grace',
    email: 'grace@example.com',
    phone: '1',
    address: 'Here',
    comment: 'Hi',
  }
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  expect(answer.status).toBe(303)
  const { traceId } = await receiver.span('POST /*')
  await expect.poll(worker.output, { timeout: 60_000 }).toContain(traceId)
  expect([await web.stop(), await api.stop(), await worker.stop()]).toEqual([0, 0, 0])

  const found = receiver.spans().filter((span) => span.traceId === traceId)
  for (const [service, name] of [
    ['energy-site', 'POST /*'],
    ['energy-site', 'POST'],
    ['energy-api', 'POST /contacts'],
    ['energy-api', 'WITH'],
    ['energy-worker', 'process mail'],
  ])
    expect(found).toContainEqual(expect.objectContaining({ service, name }))
  expect(logOf(web)).toContainEqual(expect.objectContaining({ route: '/*', status: 303, traceId }))
  expect(logOf(api)).toContainEqual(expect.objectContaining({ route: '/contacts', status: 201, traceId }))
  expect(logOf(worker)).toContainEqual(expect.objectContaining({ level: 40, code: 'ESOCKET', traceId }))
  expect(receiver.received()).not.toContain('grace@example.com')
})
