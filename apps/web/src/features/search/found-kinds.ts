import { kinds, type Kind } from '@energy/contracts/content'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import type { Found, FoundKind } from '@energy/contracts/site-search'
import { QUESTIONS } from '../../shared/anchors.ts'
import { kindPages } from '../../shared/kinds.ts'

interface FoundWords {
  /** What a result is called. */
  one: string
  /** The name of the filter. */
  many: string
  /** Where a result leads. */
  pathTo: (found: Found) => string
}

const ofContent = (kind: Kind): FoundWords => {
  const { one, many } = kinds[kind].dashboard
  return { one, many, pathTo: ({ _id }) => kindPages[kind].single + _id }
}

/** What the search says of each kind of results. */
export const FOUND: Readonly<Record<FoundKind, FoundWords>> = {
  ...recordOf(keysOf(kinds), ofContent),
  questions: {
    one: 'Question',
    many: 'Questions',
    pathTo: ({ page }) => `${kindPages[page === 'Guides' ? 'blogs' : 'services'].list}#${QUESTIONS}`,
  },
  tariffs: { one: 'Tariff', many: 'Tariffs', pathTo: () => '/tariffs' },
}
