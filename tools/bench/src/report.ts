import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import type { LoadMetrics } from './load.ts'
import { median, type Measurement } from './measure.ts'

/** A line of the table: what was measured and, where there is one, how much of a baseline's speed it has. */
export interface ResultRow {
  name: string
  metrics: LoadMetrics
  /** CPU time of the baseline divided by ours, the median of the rounds: 1 is as fast. */
  ofBaseline?: number
}

/** Something that must hold. */
export interface Goal {
  name: string
  holds: boolean
  /** Found, and wanted. */
  actual: string
}

const FILE = resolve(import.meta.dirname, '../../../docs/benchmarks.md')
const HEAD = ['', 'CPU µs a request', 'of bare', 'requests a second', 'p50 ms', 'p99 ms']

const cells = ({ name, metrics: { cpu, requestsPerSecond, p50, p99 }, ofBaseline }: ResultRow) => [
  name,
  cpu.toFixed(1),
  ofBaseline?.toFixed(2) ?? '',
  Math.round(requestsPerSecond).toLocaleString('en'),
  String(p50),
  String(p99),
]

const row = (values: readonly string[]) => `| ${values.join(' | ')} |`

/** A table in Markdown; all columns but the first are figures. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  row(head),
  row(head.map((_, index) => (index ? '---:' : '---'))),
  ...rows.map(row),
]

/** A table of what was measured under load. */
export const loadTable = (rows: readonly ResultRow[]) => tableOf(HEAD, rows.map(cells))

/**
 * Ours and its baseline, one after the other. Each round of ours is held against the baseline's of the same moment:
 * what slows the machine down for a while slows both.
 */
export function rowsWithBaseline(names: readonly string[], measurements: readonly Measurement[]): ResultRow[] {
  return measurements.map(({ metrics, rounds }, index) => {
    const baseline = index % 2 ? undefined : measurements[index + 1]
    const shares = baseline && rounds.map(({ cpu }, round) => (baseline.rounds[round]?.cpu ?? NaN) / cpu)
    return { name: names[index] ?? '', metrics, ...(shares && { ofBaseline: median(shares) }) }
  })
}

export const speedGoal = (name: string, share: number, minimum: number): Goal => ({
  name: `${name} has at least ${minimum} of bare's speed`,
  holds: share >= minimum,
  actual: share.toFixed(2),
})

interface Report {
  /** The bench, as its command names it. */
  bench: string
  title: string
  /** How it was measured, in Markdown. */
  how: readonly string[]
  table: readonly string[]
  facts: readonly string[]
  goals: readonly Goal[]
}

/** What was found, when and on what machine: a chapter in Markdown. */
export function reportOf({ bench, title, how, table, facts, goals }: Report) {
  const [cpu] = cpus()
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`
  const made = `\`npm run bench -- ${bench}\` on ${new Date().toISOString().slice(0, 10)}, on ${machine}, Node ${process.version}.`
  return [
    `## ${title}`,
    '',
    `Made by ${made}`,
    '',
    ...how,
    '',
    ...table,
    '',
    ...(facts.length ? [...facts.map((fact) => `- ${fact}`), ''] : []),
    ...goals.map(({ name, holds, actual }) => `- ${holds ? 'holds' : '**does not hold**'}: ${name} (${actual})`),
    '',
  ].join('\n')
}

/** Puts a chapter into docs/benchmarks.md, in place of the one with its heading or at the end. */
export function writeReport(report: string) {
  const [heading = ''] = report.split('\n', 1)
  const [start = '', ...chapters] = readFileSync(FILE, 'utf8').split(/^(?=## )/m)
  const index = chapters.findIndex((chapter) => chapter.startsWith(`${heading}\n`))
  const updated = index < 0 ? [...chapters, report] : chapters.with(index, report)
  writeFileSync(FILE, [start, ...updated].map((chapter) => `${chapter.trimEnd()}\n`).join('\n'))
}
