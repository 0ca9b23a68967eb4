import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { grafanaDashboard } from '../src/grafana.ts'
import { textOf } from '../src/compose.ts'
import { composeOf } from './fixtures/compose.ts'

// `npx vitest run test/monitoring.test.ts --update` writes the dashboard and the table.

test('the dashboard for Grafana is that of the description', async () => {
  await expect(`${JSON.stringify(grafanaDashboard, null, 2)}\n`).toMatchFileSnapshot(
    '../monitoring/grafana-dashboard.json',
  )
})

/** A Markdown table as the formatter aligns it. */
function aligned(rows: readonly (readonly string[])[]) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const [head = '', ...others] = rows.map((cells) =>
    cells.map((cell, column) => ` ${cell.padEnd(widths[column] ?? 0)} |`).join(''),
  )
  return [head, widths.map((width) => ` ${'-'.repeat(width)} |`).join(''), ...others].map((row) => `|${row}\n`).join('')
}

interface Rules {
  groups: { rules: { alert: string; expr: string; for?: string; annotations: { summary: string } }[] }[]
}

test('docs/operations.md has a table of the alerts', async () => {
  const { groups }: Rules = parse(textOf('tools/deploy/monitoring/alerts.yml'))
  const rows = groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr, for: duration, annotations }) => [
      alert,
      `\`${expr}\`${duration ? ` for ${duration}` : ''}`,
      annotations.summary,
    ]),
  )
  const page = textOf('docs/operations.md')
  const made = aligned([['alert', 'condition', 'what it means'], ...rows])
  // A function: `$` is a character of the table.
  const current = page.replace(/^\| alert .*?\n(?=\n)/ms, () => made)
  expect(current).toContain(made)
  await expect(current).toMatchFileSnapshot('../../../docs/operations.md')
})

test('Prometheus looks for the services that are measured, at their ports', () => {
  const { scrape_configs: jobs }: { scrape_configs: { job_name: string; dns_sd_configs: object[] }[] } = parse(
    textOf('tools/deploy/monitoring/prometheus.yml'),
  )
  const { services } = composeOf('docker-compose.yml')
  const measured = Object.entries(services).flatMap(([name, { environment = {} }]) =>
    'METRICS_PORT' in environment ? [{ name, port: environment['METRICS_PORT'] }] : [],
  )
  expect(measured.length).toBeGreaterThan(1)
  expect(jobs.map(({ job_name, dns_sd_configs }) => ({ job_name, dns_sd_configs }))).toEqual(
    measured.map(({ name, port }) => ({
      job_name: name,
      dns_sd_configs: [{ names: [name], type: 'A', port, refresh_interval: '5s' }],
    })),
  )
  for (const { name } of measured) expect(services[name]?.networks).toContain('front')
})
