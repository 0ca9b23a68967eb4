import type { Overview } from '@energy/contracts/site'
import { kindOrder, kindWords } from './kinds.ts'

export interface Count {
  label: string
  count: number
  /** The custom property of its green. */
  color: string
  /** The class that fills with it. */
  fill: string
}

const greens = [
  { color: '--color-chart-1', fill: 'bg-chart-1' },
  { color: '--color-chart-2', fill: 'bg-chart-2' },
  { color: '--color-chart-3', fill: 'bg-chart-3' },
] as const

/** What the overview counts, each with its green; 0 until it is known. */
export const countsOf = (overview: Overview | undefined): Count[] =>
  kindOrder.map((kind, at) => ({
    label: kindWords[kind].many,
    count: overview?.[kind] ?? 0,
    ...(greens[at] ?? greens[0]),
  }))

const numbers = new Intl.NumberFormat('en-GB')
/** A count as it is written: `10,006`. */
export const formatCount = (count: number) => numbers.format(count)

/** What part of all a count is, in whole per cent; `<1%` where there is something and it rounds to nothing. */
export function shareOf(count: number, total: number) {
  const percent = total > 0 ? Math.round((100 * count) / total) : 0
  return percent === 0 && count > 0 ? '<1%' : `${percent}%`
}

const STEP = 5
/** The most lines that can be read apart. */
const MAX_LINES = 10

/** The step of the lines behind the bars: five; 10, 20, 50, 100 … where those were too many to read. */
export function stepOf(largest: number) {
  let step = STEP
  // By turns twice, twice and two and a half times as much.
  for (let turn = 0; largest > step * MAX_LINES; turn += 1) step *= turn % 3 === 2 ? 2.5 : 2
  return step
}

/** The counts as a sentence, for who cannot see the chart. */
export const sentenceOf = (counts: readonly Count[]) =>
  counts.map(({ label, count }) => `${count} ${label.toLowerCase()}`).join(', ')
