import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { percentilesOf } from '../measure.ts'
import { freePort, root } from '../processes.ts'

/** Times below this are not reported by the browser, in ms. */
export const SHORTEST = 16

/**
 * Runs a measurement of `apps/e2e/measures` against the built product.
 * @param name of its file, and of the file that it writes
 * @throws if it fails, or has written other figures
 */
export async function measureInBrowser<S extends TSchema>(name: string, figures: S): Promise<Static<S>> {
  const run = spawnSync('nx', ['run', 'e2e:measures', '--output-style=static', '--', `measures/${name}.test.ts`], {
    cwd: root,
    env: { ...process.env, JOURNEYS: name, JOURNEY_PORT: String(await freePort()) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (run.status !== 0) throw new Error('The measurement failed')
  const written: unknown = JSON.parse(readFileSync(join(root, `apps/e2e/test-results/${name}.json`), 'utf8'))
  return Value.Decode(figures, written)
}

/** A row of a table: name, number, median, p75 and p95 of times in ms. */
export function timesRow(name: string, times: readonly number[]) {
  const percentile = percentilesOf(times)
  const [p50, p75, p95] = [percentile(0.5), percentile(0.75), percentile(0.95)]
  return { cells: [name, String(times.length), ...[p50, p75, p95].map((time) => String(Math.round(time)))], p75, p95 }
}

/** The times of so many key presses, with those that were too short to be reported. */
export const withShortest = (keys: number, reported: readonly number[]) => [
  ...reported,
  ...Array.from({ length: Math.max(0, keys - reported.length) }, () => SHORTEST),
]
