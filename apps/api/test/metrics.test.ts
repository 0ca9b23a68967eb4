import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './parts/ports.ts'
import { aServer, hearing } from './parts/world.ts'

async function measured() {
  const port = await freePort()
  const server = await aServer({ METRICS_PORT: String(port) })
  onTestFinished(server.close)
  const scrape = async (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`)
  return { ...server, scrape }
}

test('calls are measured by the pattern of their path and their status, never by what names a person', async () => {
  const { url, scrape } = await measured()
  for (const path of ['/services', '/services', '/users/ada@example.com', '/nothing/ada@example.com'])
    await fetch(url + path)
  const answer = await scrape()
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/services",status="200"} 2')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/users/:email",status="401"} 1')
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="none",status="404"} 1')
  expect(text).not.toContain('ada')
})

test('the pool, the event loop and the process are in it', async () => {
  const { scrape, db } = await measured()
  await db.$transaction(async (within) => {
    await within.$queryRaw`SELECT 1`
    const text = await (await scrape()).text()
    expect(text).toContain('database_connections{state="in use"} 1')
    expect(text).toContain('database_connections{state="waiting"} 0')
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
    ])
      expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  })
})

test('the bytes of the answers that are kept are in it', async () => {
  const { app, url, scrape } = await measured()
  await hearing(app)
  const bytes = async () => Number(/^kept_answers_bytes (\d+)$/m.exec(await (await scrape()).text())?.[1])
  const before = await bytes()
  const answer = await (await fetch(`${url}/services`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()
  expect(await bytes()).toBeGreaterThan(before + answer.byteLength)
})

test('there is nothing else on the port of the figures, and no figures on the port of the API', async () => {
  const { url, scrape } = await measured()
  expect((await scrape('/services')).status).toBe(404)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
})

test('without a port nothing is measured', async () => {
  const server = await aServer()
  onTestFinished(server.close)
  expect(server.app.metrics).toBeUndefined()
})

test('a port that is taken is a failure to start, not a warning', async () => {
  const port = String(await freePort())
  const first = await aServer({ METRICS_PORT: port })
  onTestFinished(first.close)
  await expect(aServer({ METRICS_PORT: port })).rejects.toMatchObject({ code: 'EADDRINUSE', port: Number(port) })
})
