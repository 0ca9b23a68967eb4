import type { Item, Kind } from '@energy/contracts/content'
import { keysOf } from '@energy/contracts/record-of'
import { kindPages } from '../../../shared/kinds.ts'

/** Pairs of a field and the selector of its element. The first that matches is taken. */
type Parts = readonly (readonly [field: string, selector: string])[]

// Pages have no marks for the editor, so that they do not grow: the fields are found by what draws them.
const HEADER: Parts = [
  ['titlePrefix', '.intro .prefix, .guide > header .prefix'],
  ['headerTitle', '.intro h1, .guide > header h1'],
  ['headerTitle', '.crumbs [aria-current]'],
  ['author', '.guide > header .author'],
  ['titleDescription', '.intro .lead, .guide > .lead'],
  ['cta', '.intro .btn, .guide > .ask'],
  ['ctaImage', '.intro .illustration, .guide > .illustration'],
  ['details', '.prose'],
]

/** The lists of entries: the elements of the entries, and the fields within one. */
const LISTS: readonly { list: 'sections' | 'subTitles'; entries: string; parts: Parts }[] = [
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
const partAt = (parts: Parts, target: Element) => parts.find(([, selector]) => target.closest(selector))?.[0]

/** The field that an element of the page shows: `sections.3.title`. */
export function fieldAt(page: ParentNode, target: Element, kind: Kind, item: Item) {
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
export function elementOf(page: ParentNode, field: string, kind: Kind, item: Item) {
  const [name = '', index] = field.split('.')
  const list = LISTS.find((each) => each.list === name)
  if (list) return all(page, list.entries)[Number(index)]
  const fact = factsOf(kind, item).findIndex((each) => each === name)
  if (fact >= 0) return all(page, FACTS)[fact]
  const shown = name === 'ctaImageAlt' ? 'ctaImage' : name
  const selector = HEADER.find(([each]) => each === shown)?.[1]
  return (selector && page.querySelector(selector)) || undefined
}
