import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { writeFigures } from './figures.ts'
import type { LoadMetrics } from './load.ts'
import { median, type Measurement } from './measure.ts'

/** A row of a load table. */
export interface ResultRow {
  name: string
  metrics: LoadMetrics
  /** CPU time of the baseline divided by ours, the median of the rounds; 1 means equally fast. */
  ofBaseline?: number
}

/** A condition that a run must meet. */
export interface Goal {
  name: string
  holds: boolean
  /** The measured value. */
  actual: string
}

const FILE = resolve(import.meta.dirname, '../../../docs/benchmarks.md')
const HEAD = ['', 'CPU µs a request', 'of baseline', 'requests a second', 'p50 ms', 'p99 ms']

const cells = ({ name, metrics: { cpu, requestsPerSecond, p50, p99 }, ofBaseline }: ResultRow) => [
  name,
  cpu.toFixed(1),
  ofBaseline?.toFixed(2) ?? '',
  Math.round(requestsPerSecond).toLocaleString('en'),
  String(p50),
  String(p99),
]

const row = (values: readonly string[]) => `| ${values.join(' | ')} |`

/** A Markdown table. All columns but the first are numbers. */
export const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  row(head),
  row(head.map((_, index) => (index ? '---:' : '---'))),
  ...rows.map(row),
]

/** A Markdown table of load metrics. */
export const loadTable = (rows: readonly ResultRow[]) => tableOf(HEAD, rows.map(cells))

/**
 * The rows of measurements that alternate between ours and its baseline. Each round of ours is compared with the same
 * round of the baseline, because a slow phase of the machine affects both.
 */
export function rowsWithBaseline(measurements: readonly Measurement[]): ResultRow[] {
  return measurements.map(({ name, metrics, rounds }, index) => {
    const baseline = index % 2 ? undefined : measurements[index + 1]
    const shares = baseline && rounds.map(({ cpu }, round) => (baseline.rounds[round]?.cpu ?? NaN) / cpu)
    return { name, metrics, ...(shares && { ofBaseline: median(shares) }) }
  })
}

/**
 * A goal of speed beside a baseline.
 * @param share the CPU time of the baseline divided by ours
 */
export const speedGoal = (name: string, share: number, minimum: number): Goal => ({
  name: `${name} has at least ${minimum} of the baseline's speed`,
  holds: share >= minimum,
  actual: share.toFixed(2),
})

/** The result of a bench, as a chapter of docs/benchmarks.md. */
export interface Report {
  title: string
  /** The command of npm that makes the chapter. Default: that of the bench. */
  command?: string
  /** The measured commit. Default: that of the workspace. */
  commit?: string
  /** How it was measured: lines of Markdown. */
  how: readonly string[]
  table: readonly string[]
  facts?: readonly string[]
  goals: readonly Goal[]
  /** Whether the run fails. Default: if a goal does not hold. */
  fails?: boolean
  /** Whether the chapter is written. Default: if the bench has no arguments. */
  isWhole?: boolean
}

const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()

/** The commit of the workspace; it says so if something else than a text, such as one with new figures, is not committed. */
function commitOfWorkspace() {
  const commit = git('rev-parse', '--short=8', 'HEAD')
  return git('status', '--porcelain', '--', ':(top,exclude)*.md') === '' ? commit : `${commit} with changes`
}

/**
 * A Markdown chapter with the results, the date, the commit and the machine.
 * @param command the command of npm that makes it
 */
export function chapterOf(
  command: string,
  { title, commit = commitOfWorkspace(), how, table, facts = [], goals }: Report,
) {
  const [cpu] = cpus()
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`
  const made = `\`npm run ${command}\` on ${new Date().toISOString().slice(0, 10)} of ${commit}, on ${machine}, Node ${process.version}.`
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

/** The text of docs/benchmarks.md. */
export const readBenchmarks = () => readFileSync(FILE, 'utf8')

/**
 * Writes a chapter to docs/benchmarks.md: it replaces the chapter with the same heading, or is appended. Then its figures
 * are written wherever the documentation shows them.
 */
export function writeChapter(written: string) {
  const [heading = ''] = written.split('\n', 1)
  const [start = '', ...chapters] = readBenchmarks().split(/^(?=## )/m)
  const index = chapters.findIndex((chapter) => chapter.startsWith(`${heading}\n`))
  const updated = index < 0 ? [...chapters, written] : chapters.with(index, written)
  const text = [start, ...updated].map((chapter) => `${chapter.trimEnd()}\n`).join('\n')
  writeFileSync(FILE, text)
  writeFigures(text)
}
