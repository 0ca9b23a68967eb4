import type { Block } from '@energy/contracts/formatted'

/** Where the links of a formatted text lead, in its order. */
export const linksOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ runs = [], blocks: inner = [] }) => [
    ...runs.flatMap(({ href }) => (href === undefined ? [] : [href])),
    ...linksOf(inner),
  ])
