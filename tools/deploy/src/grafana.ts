/** A graph of the dashboard. */
interface Graph {
  title: string
  /** One of Grafana's units. */
  unit: 'reqps' | 'percentunit' | 's' | 'short' | 'bytes'
  /** PromQL. The tests of the API refuse a name that the servers do not report. */
  expr: string
  /** The name of each line, with its labels in `{{}}`. */
  legend: string
}

const RATE = '[$__rate_interval]'
const calls = (labels = '') => `rate(http_request_duration_seconds_count${labels}${RATE})`
/** A quantile of the ten slowest routes. */
const slowest = (quantile: number) =>
  `topk(10, histogram_quantile(${quantile}, sum by (le, route) (rate(http_request_duration_seconds_bucket${RATE}))))`
const REPLICA = '{{job}} {{instance}}'

const graphs: readonly Graph[] = [
  { title: 'Calls by status', unit: 'reqps', expr: `sum by (status) (${calls()})`, legend: '{{status}}' },
  {
    title: 'Share of failed calls',
    unit: 'percentunit',
    // Without a failure there is no series of one.
    expr: `(sum(${calls('{status=~"5.."}')}) or vector(0)) / sum(${calls()})`,
    legend: '5xx',
  },
  { title: 'Half of the calls are faster, by route', unit: 's', expr: slowest(0.5), legend: '{{route}}' },
  { title: '99 of 100 calls are faster, by route', unit: 's', expr: slowest(0.99), legend: '{{route}}' },
  {
    title: 'Connections to the database',
    unit: 'short',
    expr: 'sum by (state) (database_connections)',
    legend: '{{state}}',
  },
  {
    title: 'Jobs of the outbox',
    unit: 'short',
    expr: 'max by (queue, state) (outbox_jobs)',
    legend: '{{queue}} {{state}}',
  },
  {
    title: 'Delay of the event loop, 99th percentile',
    unit: 's',
    expr: 'nodejs_eventloop_lag_p99_seconds',
    legend: REPLICA,
  },
  { title: 'Processor', unit: 'percentunit', expr: `rate(process_cpu_seconds_total${RATE})`, legend: REPLICA },
  { title: 'Memory', unit: 'bytes', expr: 'process_resident_memory_bytes', legend: REPLICA },
  { title: 'Cached responses', unit: 'bytes', expr: 'response_cache_bytes', legend: REPLICA },
  { title: 'Replicas that answer', unit: 'short', expr: 'sum by (job) (up)', legend: '{{job}}' },
]

const datasource = { type: 'prometheus', uid: '${datasource}' }
/** Of the 24 columns of Grafana's grid, and of its rows. */
const SIZE = { w: 12, h: 8 }

const panelOf = ({ title, unit, expr, legend }: Graph, index: number) => ({
  id: index + 1,
  type: 'timeseries',
  title,
  datasource,
  gridPos: { ...SIZE, x: (index % 2) * SIZE.w, y: Math.floor(index / 2) * SIZE.h },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  targets: [{ refId: 'A', datasource, expr, legendFormat: legend }],
})

/** The dashboard of tools/deploy/monitoring/grafana-dashboard.json, in the format that Grafana imports. */
export const grafanaDashboard = {
  uid: 'energy',
  title: 'Energy',
  schemaVersion: 39,
  editable: true,
  time: { from: 'now-6h', to: 'now' },
  refresh: '30s',
  templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Prometheus' }] },
  panels: graphs.map(panelOf),
}
