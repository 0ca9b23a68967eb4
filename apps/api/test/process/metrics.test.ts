import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../fixtures/servers/ports.ts'
import { aServer, untilSubscribed } from '../fixtures/world.ts'

async function aMeasuredServer() {
  const port = await freePort()
  const server = await aServer({ METRICS_PORT: String(port) })
  onTestFinished(server.close)
  const scrape = async (path = '/metrics') => fetch(`http://127.0.0.1:${port}${path}`)
  return { ...server, scrape }
}

test('calls are measured by the pattern of their path and their status, without personal data', async () => {
  const { url, scrape } = await aMeasuredServer()
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

test('the pool, the event loop and the process are measured', async () => {
  const { scrape, app } = await aMeasuredServer()
  const { db } = app
  await db.$transaction(async (tx) => {
    await Promise.all([tx.$queryRaw`SELECT 1`, db.$queryRaw`SELECT 1`])
    const text = await (await scrape()).text()
    expect(text).toContain('database_connections{state="in use"} 1')
    expect(text).toContain('database_connections{state="idle"} 1')
    expect(text).toContain('database_connections{state="waiting"} 0')
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
    ])
      expect(text).toMatch(new RegExp(`^${name} `, 'm'))
  })
})

test('the bytes of the cached responses are measured', async () => {
  const { app, url, scrape } = await aMeasuredServer()
  await untilSubscribed(app)
  const bytes = async () => Number(/^response_cache_bytes (\d+)$/m.exec(await (await scrape()).text())?.[1])
  const before = await bytes()
  const answer = await (await fetch(`${url}/services`, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()
  expect(await bytes()).toBeGreaterThan(before + answer.byteLength)
})

test('a call is measured in seconds, in steps from half a millisecond to ten seconds', async () => {
  const { url, scrape } = await aMeasuredServer()
  const start = performance.now()
  await fetch(`${url}/services`)
  const whole = (performance.now() - start) / 1_000
  const text = await (await scrape()).text()
  const ofRoute = 'method="GET",route="/services",status="200"'
  const steps = [...text.matchAll(/duration_seconds_bucket\{le="([^"]+)",method="GET",route="\/services"/g)].map(
    ([, le]) => le,
  )
  const wanted = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
  expect(steps).toEqual([...wanted.map(String), '+Inf'])
  const sum = Number(text.split(`http_request_duration_seconds_sum{${ofRoute}} `)[1]?.split('\n')[0])
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(whole)
})

test('every metric of our own has a help text', async () => {
  const { app, scrape } = await aMeasuredServer()
  const text = await (await scrape()).text()
  expect(await app.metrics?.getSingleMetricAsString('response_cache_bytes')).toContain('# HELP response_cache_bytes')
  for (const line of [
    'http_request_duration_seconds From the first byte of a request to the last of its answer',
    'database_connections Connections of the pool that are in use or idle, and calls that wait for one',
    'response_cache_bytes Memory of the cached responses; RESPONSE_CACHE_MIB bounds it',
  ])
    expect(text).toContain(`# HELP ${line}\n`)
})

test('the metrics server closes with the server, also with an open connection', async () => {
  const port = await freePort()
  const server = await aServer({ METRICS_PORT: String(port) })
  const reader = connect(port, '127.0.0.1')
  await once(reader, 'connect')
  const ended = once(reader, 'close')
  await server.close()
  await ended
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed')
})

test('the metrics port serves only metrics, and the port of the API serves none', async () => {
  const { url, scrape } = await aMeasuredServer()
  expect((await scrape('/services')).status).toBe(404)
  expect((await fetch(`${url}/metrics`)).status).toBe(404)
})

test('without METRICS_PORT nothing is measured', async () => {
  const server = await aServer()
  onTestFinished(server.close)
  expect(server.app.metrics).toBeUndefined()
})

test('a metrics port in use is a failure to start, not a warning', async () => {
  const port = String(await freePort())
  const first = await aServer({ METRICS_PORT: port })
  onTestFinished(first.close)
  await expect(aServer({ METRICS_PORT: port })).rejects.toMatchObject({ code: 'EADDRINUSE', port: Number(port) })
})
