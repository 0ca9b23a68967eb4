import {
  FOUND_KINDS,
  MOST_COUNTED,
  MOST_RANKED,
  type FoundKind,
  type SiteSearch,
} from '@energy/contracts/site/site-search'

type Counts = SiteSearch['counts']

const format = new Intl.NumberFormat('en-GB')

const inWords = (results: number, isMore: boolean) => (isMore ? `${format.format(results)}+` : format.format(results))

const countsIn = (counts: Counts, kind: FoundKind | undefined) =>
  (kind === undefined ? FOUND_KINDS : [kind]).map((one) => counts[one])
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The number of results of a kind, or of all; where not all were counted, the text says so. */
export function totalOf(counts: Counts, kind?: FoundKind) {
  const each = countsIn(counts, kind)
  const results = sum(each)
  return { results, text: inWords(results, each.includes(MOST_COUNTED)) }
}

/** The number of results that the pages of the list have: of a frequent word not all are ranked. */
export const listedOf = (counts: Counts, kind?: FoundKind) =>
  sum(countsIn(counts, kind).map((count) => Math.min(count, MOST_RANKED)))
