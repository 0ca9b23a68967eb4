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

/** The counts as a sentence, for who cannot see the chart. */
export const sentenceOf = (counts: readonly Count[]) =>
  counts.map(({ label, count }) => `${count} ${label.toLowerCase()}`).join(', ')
