import type { Item, Kind } from '@energy/contracts/content'
import { keysOf } from '@energy/contracts/record-of'
import { kindPages } from '../../../shared/kinds.ts'

/** Which element of a page shows which field. */
export interface Parts {
  /** The field that an element shows: `sections.3.title`. */
  fieldAt: (page: Element, target: Element) => string | undefined
  /** The element to outline while a field is edited. */
  elementOf: (page: Element, field: string) => Element | undefined
}

/** Pairs of a field and the selector of its element. The first that matches is taken. */
type Selectors = readonly (readonly [field: string, selector: string])[]

// Pages have no marks for the editor, so that they do not grow: the fields are found by what draws them.
const HEADER: Selectors = [
  ['titlePrefix', '.intro .prefix, .guide > header .prefix'],
  ['headerTitle', '.intro h1, .guide > header h1'],
  ['headerTitle', '.crumbs [aria-current]'],
  ['author', '.guide > header .author'],
  ['topics', '.guide > header .topics'],
  ['titleDescription', '.intro .lead, .guide > .lead'],
  ['cta', '.intro .btn, .guide > .ask'],
  ['ctaImage', '.intro .illustration, .guide > .illustration'],
  ['details', '.prose'],
  ['blocks', 'section:has(.steps, .tariffs)'],
]

/** The lists of entries: the elements of the entries, and the fields within one. */
const LISTS: readonly { list: 'sections' | 'subTitles'; entries: string; parts: Selectors }[] = [
  {
    list: 'sections',
    entries: '.story > article, .guide > section',
    parts: [
      ['prefix', '.prefix'],
      ['title', 'h2'],
      ['cta', '.btn'],
      ['ctaImage', '.illustration'],
      ['description', '.formatted, p'],
    ],
  },
  {
    list: 'subTitles',
    entries: 'ul.points > li, .guide .notes > li',
    parts: [
      ['subTitlePrefix', '.prefix'],
      ['subTitle', 'h2'],
      ['cta', '.btn'],
      ['ctaImage', '.illustration'],
      ['subTitleDescription', 'p'],
    ],
  },
]

/** The fields of a kind that its page shows as facts, in their order. */
const factsOf = (kind: Kind, item: Item) => keysOf(kindPages[kind].facts ?? {}).filter((name) => item[name])
const FACTS = 'dl.points > div'

const all = (page: ParentNode, selector: string) => [...page.querySelectorAll(selector)]
const partAt = (parts: Selectors, target: Element) => parts.find(([, selector]) => target.closest(selector))?.[0]

/** The field that an element of the page shows: `sections.3.title`. */
function fieldAt(page: ParentNode, target: Element, kind: Kind, item: Item) {
  for (const { list, entries, parts } of LISTS) {
    const entry = target.closest(entries)
    if (!entry || !page.contains(entry)) continue
    const part = partAt(parts, target) ?? parts[1]?.[0]
    return `${list}.${all(page, entries).indexOf(entry)}.${part}`
  }
  const fact = target.closest(FACTS)
  if (fact) return factsOf(kind, item)[all(page, FACTS).indexOf(fact)]
  return partAt(HEADER, target)
}

/** The element to outline while a field is edited: the whole entry, or what shows a field of the item itself. */
function elementOf(page: ParentNode, field: string, kind: Kind, item: Item) {
  const [name = '', index] = field.split('.')
  const list = LISTS.find((each) => each.list === name)
  if (list) return all(page, list.entries)[Number(index)]
  const fact = factsOf(kind, item).findIndex((each) => each === name)
  if (fact >= 0) return all(page, FACTS)[fact]
  const shown = name === 'ctaImageAlt' ? 'ctaImage' : name
  const selector = HEADER.find(([each]) => each === shown)?.[1]
  return (selector && page.querySelector(selector)) || undefined
}

/** The parts of the page of an item. */
export const itemParts = (kind: Kind, item: Item): Parts => ({
  fieldAt: (page, target) => fieldAt(page, target, kind, item),
  elementOf: (page, field) => elementOf(page, field, kind, item),
})
