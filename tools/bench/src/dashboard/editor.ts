import { Type } from '@sinclair/typebox'
import { measureInBrowser, SHORTEST, timesRow, withShortest } from './in-browser.ts'
import { tableOf, type Report } from '../report.ts'
import { say } from '../say.ts'

/** What `apps/e2e/measures/editor.test.ts` writes: the number of keys, and times in ms. */
const Figures = Type.Object({
  keys: Type.Integer({ minimum: 1 }),
  /** From an input to the preview that shows it. */
  delays: Type.Array(Type.Number()),
  /** From a key press to the next paint. Those below 16 ms are missing. */
  presses: Type.Array(Type.Number()),
})

/** Measures the editor of the dashboard in a browser, with an item of fifty sections and its preview open. */
export async function benchEditor(): Promise<Report> {
  say('Typing in the editor …')
  const { keys, delays, presses } = await measureInBrowser('editor', Figures)
  const preview = timesRow('input to preview', delays)
  const paint = timesRow('key press to paint, 4 × slower', withShortest(keys, presses))
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
