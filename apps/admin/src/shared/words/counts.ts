import { MAX_COUNT } from '@energy/contracts/counts'
import type { Overview } from '@energy/contracts/site'
import { kindOrder, kindWords } from '../records/kinds.ts'

export interface Count {
  label: string
  count: number
  /** The CSS custom property of its colour. */
  color: string
  /** The background class of that colour. */
  fill: string
}

const greens = [
  { color: '--color-chart-1', fill: 'bg-chart-1' },
  { color: '--color-chart-2', fill: 'bg-chart-2' },
  { color: '--color-chart-3', fill: 'bg-chart-3' },
] as const

/** The counts of the overview with their colours. */
export const countsOf = (overview: Overview): Count[] =>
  kindOrder.map((kind, at) => ({
    label: kindWords[kind].many,
    count: overview[kind],
    ...(greens[at] ?? greens[0]),
  }))

const numbers = new Intl.NumberFormat('en-GB')
/** A count with separators, `1,006`; above MAX_COUNT it is not known exactly: `10,000+`. */
export const formatCount = (count: number) =>
  count > MAX_COUNT ? `${numbers.format(MAX_COUNT)}+` : numbers.format(count)

/** The share of a count in whole per cent; `<1%` for a share above 0 that rounds to 0. */
export function shareOf(count: number, total: number) {
  const percent = total > 0 ? Math.round((100 * count) / total) : 0
  return percent === 0 && count > 0 ? '<1%' : `${percent}%`
}

const STEP = 5
/** The most grid lines that stay readable. */
const MAX_LINES = 10

/** The step between the grid lines of the bar chart: 5; 10, 20, 50, 100 … for larger counts. */
export function stepOf(largest: number) {
  let step = STEP
  // Multiplies by 2, 2 and 2.5 in turn.
  for (let turn = 0; largest > step * MAX_LINES; turn += 1) step *= turn % 3 === 2 ? 2.5 : 2
  return step
}

/** The counts as a sentence for screen readers. */
export const sentenceOf = (counts: readonly Count[]) =>
  counts.map(({ label, count }) => `${formatCount(count)} ${label.toLowerCase()}`).join(', ')
