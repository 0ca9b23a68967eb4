import { tableOf, type Report } from '@energy/bench/report'
import { baseImages } from '../base-images.ts'
import { docker, run } from '../engine.ts'
import type { Step } from '../steps.ts'
import { failedFor, type Row } from './load.ts'

const number = (value: number) => value.toLocaleString('en')

const cells = ({ name, load, seen }: Row) => [
  name,
  number(load.requests),
  number(load.failures.length),
  failedFor(load).toFixed(1),
  number(load.acknowledged),
  number(load.lost),
  seen,
]

/** A chapter of docs/benchmarks.md about containers. */
export function reportOf(
  title: string,
  rows: readonly Row[],
  steps: readonly Step[],
  facts: readonly string[] = [],
): Report {
  const engine = docker(['version', '--format', '{{.Server.Version}}'])
  const commit = run('git', ['rev-parse', '--short', 'HEAD'])
  const failed = steps.filter(({ isOk }) => !isOk)
  return {
    title,
    how: [
      `Docker ${engine}, commit ${commit}; base images: ${baseImages().join(', ')}. Visitors come over TLS from`,
      'outside, each from an address of its own: six read pages and lists, two send requests, none sends anything again.',
      'A write is lost if it was acknowledged and is not in the database.',
    ],
    table: tableOf(['', 'requests', 'failed', 'failed for s', 'writes', 'lost', 'seen'], rows.map(cells)),
    facts,
    goals: [
      {
        name: 'no acknowledged write is lost or stored twice',
        holds: rows.every(({ load }) => load.lost === 0 && load.duplicated === 0),
        actual: `${rows.reduce((sum, { load }) => sum + load.lost, 0)} lost`,
      },
      {
        name: 'every step succeeds',
        holds: failed.length === 0,
        actual: failed.map(({ name }) => name).join(', ') || `${steps.length} steps`,
      },
    ],
  }
}
