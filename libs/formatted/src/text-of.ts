import type { Block } from '@energy/contracts/formatted'
import { textOfRuns } from './runs.ts'

/** The words of a formatted text: a line for each item, a blank line between other blocks. */
export const textOf = (blocks: readonly Block[]): string =>
  blocks
    .map(({ type, runs = [], blocks: inner = [] }) => {
      if (type === 'bullets' || type === 'numbers') return inner.map((item) => textOf([item])).join('\n')
      return inner.length > 0 ? textOf(inner) : textOfRuns(runs)
    })
    .filter(Boolean)
    .join('\n\n')
