import { Type } from '@sinclair/typebox'
import { measureInBrowser, SHORTEST, timesRow, withShortest } from './in-browser.ts'
import { tableOf, type Report } from '../report.ts'
import { say } from '../say.ts'

/** What `apps/e2e/measures/inbox.test.ts` writes: the number of keys, times in ms, and the most rows in the document. */
const Figures = Type.Object({
  keys: Type.Integer({ minimum: 1 }),
  /** From a key press to the next paint. Those below 16 ms are missing. */
  presses: Type.Array(Type.Number()),
  /** Between two frames while the list scrolls. */
  frames: Type.Array(Type.Number(), { minItems: 1 }),
  most: Type.Integer({ minimum: 1 }),
})

/** Half the frames of a screen with 60 a second: below it, a list is seen to stutter. */
const FRAME = 34
const MOST_ROWS = 100

/** Measures the inbox of the dashboard in a browser, with ten thousand requests that wait. */
export async function benchInbox(): Promise<Report> {
  say('Scrolling the inbox …')
  const { keys, presses, frames, most } = await measureInBrowser('inbox', Figures)
  const paint = timesRow('J, to the paint with the next request', withShortest(keys, presses))
  const scroll = timesRow('between two frames while it scrolls', frames)
  return {
    title: 'The inbox',
    how: [
      'Ten thousand requests that wait, in Chromium at 1440 px, without a graphics card. A hundred are opened one after the',
      'other by J; then the wheel turns by 400 px a frame until the last one. The browser reports times of keys from',
      `${SHORTEST} ms on, in steps of 8 ms.`,
    ],
    table: tableOf(['', 'times', 'median ms', 'p75', 'p95'], [paint.cells, scroll.cells]),
    facts: [`At most ${most} rows are in the document.`],
    goals: [
      { name: 'a key is painted within 50 ms at p75', holds: paint.p75 <= 50, actual: `${Math.round(paint.p75)} ms` },
      {
        name: 'the list scrolls with 30 frames a second or more at p95',
        holds: scroll.p95 <= FRAME,
        actual: `${Math.round(scroll.p95)} ms`,
      },
      { name: `at most ${MOST_ROWS} rows are in the document`, holds: most <= MOST_ROWS, actual: String(most) },
    ],
  }
}
