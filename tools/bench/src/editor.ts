import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { freePort, root } from './processes.ts'
import { tableOf, type Report } from './report.ts'
import { say } from './say.ts'

/** What `apps/e2e/measures/editor.test.ts` writes: the number of keys, and times in ms. */
const Figures = Type.Object({
  keys: Type.Integer({ minimum: 1 }),
  /** From an input to the preview that shows it. */
  delays: Type.Array(Type.Number()),
  /** From a key press to the next paint. Those below 16 ms are missing. */
  presses: Type.Array(Type.Number()),
})

/** Times below this are not reported by the browser, in ms. */
const SHORTEST = 16

const share = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN

function row(name: string, times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const cells = [share(sorted, 0.5), share(sorted, 0.75), share(sorted, 0.95)].map((time) => String(Math.round(time)))
  return { cells: [name, String(times.length), ...cells], p75: share(sorted, 0.75), p95: share(sorted, 0.95) }
}

/** Measures the editor of the dashboard in a browser, with an item of fifty sections and its preview open. */
export async function benchEditor(): Promise<Report> {
  say('Typing in the editor …')
  const run = spawnSync('nx', ['run', 'e2e:measures', '--output-style=static'], {
    cwd: root,
    env: { ...process.env, JOURNEYS: 'editor', JOURNEY_PORT: String(await freePort()) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (run.status !== 0) throw new Error('The measurement failed')
  const written: unknown = JSON.parse(readFileSync(join(root, 'apps/e2e/test-results/editor.json'), 'utf8'))
  const { keys, delays, presses } = Value.Decode(Figures, written)
  const short = Array.from({ length: Math.max(0, keys - presses.length) }, () => SHORTEST)
  const preview = row('input to preview', delays)
  const paint = row('key press to paint, 4 × slower', [...presses, ...short])
  return {
    title: 'Editor',
    how: [
      'The editor of a service with fifty sections, one open, with the live preview beside it, in Chromium at 1440 px. A text',
      `of ${keys} letters is typed into the title of section 40: first a key every 80 ms, then, with the processor four times`,
      `slower, every 200 ms. The browser reports times from ${SHORTEST} ms on, in steps of 8 ms.`,
    ],
    table: tableOf(['', 'keys', 'median ms', 'p75', 'p95'], [preview.cells, paint.cells]),
    goals: [
      {
        name: 'the preview follows within 100 ms at p95',
        holds: preview.p95 <= 100,
        actual: `${Math.round(preview.p95)} ms`,
      },
      {
        name: 'a key press is painted within 50 ms at p75, four times slower',
        holds: paint.p75 <= 50,
        actual: `${Math.round(paint.p75)} ms`,
      },
    ],
  }
}
