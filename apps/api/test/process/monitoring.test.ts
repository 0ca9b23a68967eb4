import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../fixtures/servers/ports.ts'
import { addMetrics, problemsOf, type Metrics } from '../fixtures/promql.ts'
import { aWorkerOn } from '../fixtures/worker.ts'
import { aServer } from '../fixtures/world.ts'

const textOf = (file: string) =>
  readFileSync(new URL(`../../../../tools/deploy/monitoring/${file}`, import.meta.url), 'utf8')
const rules: { groups: { rules: { expr: string }[] }[] } = parse(textOf('alerts.yml'))
const dashboard: { panels: { targets: { expr: string; legendFormat: string }[] }[] } = JSON.parse(
  textOf('grafana-dashboard.json'),
)

test('every alert and every graph is on figures that API and worker report', async () => {
  const [apiPort, workerPort] = [await freePort(), await freePort()]
  const server = await aServer({ METRICS_PORT: String(apiPort) })
  onTestFinished(server.close)
  const worker = aWorkerOn(server.databaseUrl, { METRICS_PORT: String(workerPort) })
  onTestFinished(async () => void (await worker.end('SIGKILL')))
  await worker.untilLogged('The worker is ready')
  await fetch(`${server.url}/services`)
  const metrics: Metrics = new Map()
  for (const [job, port] of [
    ['api', apiPort],
    ['worker', workerPort],
  ] as const)
    addMetrics(metrics, job, await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())

  const alerts = rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr))
  const graphs = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  expect([alerts.length, graphs.length].every((count) => count > 5)).toBe(true)
  const problems = [...alerts, ...graphs].flatMap((expr) => problemsOf(expr, metrics).map((problem) => [expr, problem]))
  expect(problems).toEqual([])
  // The worker has counted each queue, though nothing waits in it.
  expect([...(metrics.get('outbox_jobs')?.get('queue') ?? [])].toSorted()).toEqual(['mail', 'pictures', 'webhooks'])
})

test.each([
  ['sum(rate(http_requests_total[5m]))', 'metric http_requests_total'],
  ['a{code="500"} > 1', 'label code of a'],
  ['a{state="blocked"}', 'state="blocked" of a'],
  ['sum by (path) (a)', 'label path in sum by (path) (a)'],
  ['sum(a', 'syntax at 5'],
])('%s is refused: %s', (expr, problem) => {
  const metrics: Metrics = new Map()
  addMetrics(metrics, 'api', '# HELP a A figure\na{state="idle"} 1\n')
  expect(problemsOf(expr, metrics)).toContain(problem)
  expect(problemsOf('sum by (state, job) (rate(a{state=~"i.*",job="api"}[$__rate_interval])) or up', metrics)).toEqual(
    [],
  )
})
