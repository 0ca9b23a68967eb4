import type { Kind, OwnField } from '@energy/contracts/content'
import type { SitePage } from '@energy/contracts/site/site-pages'
import type { TextKind } from '@energy/contracts/texts'

/** Three or four cards in one row where they fit; a first card over two columns; otherwise equal cards. */
export type Arrangement = 'three' | 'four' | 'first-wide' | ''

/** The pages of a kind as data: everything that the site needs of it. */
export interface KindPages {
  tag: Kind
  /** What a result of the search is called. */
  one: string
  /** The plural in a sentence, as in "No guides yet." */
  name: string
  /** The title of its list, also in the navigation. */
  title: string
  /** The path of its list. */
  list: string
  /** The path of an item's page, up to the id. */
  single: string
  /** The pages of the site whose texts its list and an item show, and the kind of texts with its banner. */
  texts: { list: SitePage; item: SitePage; banner?: Extract<TextKind, 'servicesPage' | 'productsPage' | 'guidesPage'> }
  /** Sets `--c`, the colour of its band. */
  carrier: string
  /** The arrangement of the cards of its list; without it, equal cards. */
  arrangement?: Arrangement
  /** The text of a card's link. */
  link: string
  /** The order of its cards, where it is not the oldest first. */
  order?: 'newest'
  /** The number of its items in a teaser on home and under another item. */
  teasers: number
  /** The title of the teaser under another item. */
  more: string
  /** The number of items that the footer lists; without it, the footer has a link to the list. */
  footerItems?: number
  /** The screens of its own, in features/content/screens. Otherwise `list` and `item` show it. */
  screens?: { list?: string; item?: string }
  /** What shows while the page of an item loads, where it is not the skeleton of `item`. */
  skeleton?: 'guide'
  /** The fields of its own that an item shows as facts, each with its label. */
  facts?: Partial<Record<OwnField, string>>
  /** The schema.org type of an item. */
  schemaType: 'Service' | 'Product' | 'Article'
  /** The page of the questions with which its list ends. */
  questions?: 'Services' | 'Guides'
}
