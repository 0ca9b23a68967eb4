import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import type { Figures } from './load.ts'
import { median, type Measured } from './measure.ts'

/** A line of the table: what was measured and, where there is one, how much of a baseline's speed it has. */
export interface Line {
  name: string
  figures: Figures
  /** CPU time of the baseline divided by ours, the median of the rounds: 1 is as fast. */
  ofBare?: number
}

/** Something that must hold. */
export interface Goal {
  name: string
  holds: boolean
  /** Found, and wanted. */
  found: string
}

const FILE = resolve(import.meta.dirname, '../../../docs/benchmarks.md')
const HEAD = ['', 'CPU µs a request', 'of bare', 'requests a second', 'p50 ms', 'p99 ms']

const cells = ({ name, figures: { cpu, requestsPerSecond, p50, p99 }, ofBare }: Line) => [
  name,
  cpu.toFixed(1),
  ofBare?.toFixed(2) ?? '',
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
export const loadTable = (lines: readonly Line[]) => tableOf(HEAD, lines.map(cells))

/**
 * Ours and its baseline, one after the other. Each round of ours is held against the baseline's of the same moment:
 * what slows the machine down for a while slows both.
 */
export function besideBare(names: readonly string[], found: readonly Measured[]): Line[] {
  return found.map(({ figures, rounds }, index) => {
    const bare = index % 2 ? undefined : found[index + 1]
    const shares = bare && rounds.map(({ cpu }, round) => (bare.rounds[round]?.cpu ?? NaN) / cpu)
    return { name: names[index] ?? '', figures, ...(shares && { ofBare: median(shares) }) }
  })
}

export const atLeast = (name: string, value: number, wanted: number): Goal => ({
  name: `${name} has at least ${wanted} of bare's speed`,
  holds: value >= wanted,
  found: value.toFixed(2),
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
    ...goals.map(({ name, holds, found }) => `- ${holds ? 'holds' : '**does not hold**'}: ${name} (${found})`),
    '',
  ].join('\n')
}

/** Puts a chapter into docs/benchmarks.md, in place of the one with its heading or at the end. */
export function keepReport(report: string) {
  const [heading = ''] = report.split('\n', 1)
  const [start = '', ...chapters] = readFileSync(FILE, 'utf8').split(/^(?=## )/m)
  const at = chapters.findIndex((chapter) => chapter.startsWith(`${heading}\n`))
  const kept = at < 0 ? [...chapters, report] : chapters.with(at, report)
  writeFileSync(FILE, [start, ...kept].map((chapter) => `${chapter.trimEnd()}\n`).join('\n'))
}
