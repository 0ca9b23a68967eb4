import type { Kind } from '@energy/contracts/content'
import { keysOf, recordOf } from '@energy/contracts/record-of'
import type { Found, FoundKind } from '@energy/contracts/site/site-search'
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

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const ofContent = (kind: Kind): FoundWords => {
  const { one, name, single } = kindPages[kind]
  return { one, many: capitalized(name), pathTo: ({ _id }) => single + _id }
}

/** What the search says of each kind of results. */
export const FOUND: Readonly<Record<FoundKind, FoundWords>> = {
  ...recordOf(keysOf(kindPages), ofContent),
  questions: {
    one: 'Question',
    many: 'Questions',
    pathTo: ({ page }) => `${kindPages[page === 'Guides' ? 'blogs' : 'services'].list}#${QUESTIONS}`,
  },
  tariffs: { one: 'Tariff', many: 'Tariffs', pathTo: () => '/tariffs' },
}
