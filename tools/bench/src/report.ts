import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import type { Figures } from './load.ts'

/** A line of the table: what was measured and, where there is one, how much of a baseline's speed it has. */
export interface Line {
  name: string
  figures: Figures
  /** CPU time of the baseline divided by ours: 1 is as fast. */
  ofBare?: number
}

/** Something that must hold. */
export interface Goal {
  name: string
  holds: boolean
  /** Found, and wanted. */
  found: string
}

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

/** The whole report, in Markdown: what was found, when and on what machine. */
export function reportOf(lines: readonly Line[], facts: readonly string[], goals: readonly Goal[]) {
  const [cpu] = cpus()
  const machine = `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`
  return [
    '# Benchmarks',
    '',
    `Made by \`npm run bench -- api\` on ${new Date().toISOString().slice(0, 10)}, on ${machine}, Node ${process.version}.`,
    '',
    'CPU time is that of the server process alone; each figure is the median of its rounds, in which all of a group are',
    'loaded by turns, one process each. "Bare" is `node:http` with the same bytes and headers, or, for the insert,',
    'Fastify with `pg`; "of bare" is its CPU time divided by ours.',
    '',
    row(HEAD),
    row(HEAD.map((_, index) => (index ? '---:' : '---'))),
    ...lines.map((line) => row(cells(line))),
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
    ...goals.map(({ name, holds, found }) => `- ${holds ? 'holds' : '**does not hold**'}: ${name} (${found})`),
    '',
  ].join('\n')
}

export const keepReport = (report: string) =>
  writeFileSync(path.resolve(import.meta.dirname, '../../../docs/benchmarks.md'), report)
