import * as Type from '@sinclair/typebox'
import { ShownPictures } from '../pictures/shown.ts'
import { keysOf, mapValues } from '../record-of.ts'
import { route } from '../route.ts'
import { Menu } from '../site.ts'
import { textKinds, type TextKind } from '../texts.ts'
import { shownSchemaOf, type ShownText } from '../texts/shown.ts'

/** The texts that each page of the site shows, besides those of the company. */
export const sitePages = {
  home: ['home', 'quote', 'steps', 'reasons', 'reviews', 'headings'],
  services: ['servicesPage', 'questions', 'headings'],
  service: ['servicePage', 'steps', 'tariffs', 'specialist', 'headings'],
  products: ['productsPage'],
  product: ['productPage', 'specialist'],
  guides: ['guidesPage', 'questions', 'reasons', 'headings'],
  guide: [],
  about: ['about', 'quote', 'reasons', 'reviews', 'headings'],
  contact: ['contactPage', 'team', 'specialist', 'headings'],
  estimate: ['estimate', 'specialist'],
  tariffs: ['tariffs', 'headings'],
  book: ['bookings'],
  privacy: ['privacy'],
  terms: ['terms'],
  /** Every other page: the account, the newsletter, an error. */
  other: [],
} as const satisfies Record<string, readonly TextKind[]>
export type SitePage = keyof typeof sitePages
/** The name of a page with texts of its own. */
export const SitePage = Type.Union(keysOf(sitePages).map((page) => Type.Literal(page)))

const pages: Readonly<Record<SitePage, readonly TextKind[]>> = sitePages
/** The texts of a page. */
export const textsOf = (page: SitePage) => pages[page]
/** A page that shows a kind of texts. */
export const pageWith = (kind: TextKind): SitePage =>
  keysOf(sitePages).find((page) => textsOf(page).includes(kind)) ?? 'home'

type ShownTexts = { [Kind in TextKind]: ShownText<(typeof textKinds)[Kind]> }
const { company, ...others } = mapValues(textKinds, shownSchemaOf)

/** Everything that a page shows besides its items. */
export const Site = Type.Object({
  menu: Menu,
  company: Type.Unsafe<ShownTexts['company']>(company),
  texts: Type.Unsafe<Partial<Omit<ShownTexts, 'company'>>>(Type.Partial(Type.Object(others))),
  pictures: ShownPictures,
})
export type Site = Type.Static<typeof Site>
/** The company as pages show it. */
export type Company = Site['company']

/** The navigation, the company and the texts of a page of the site, in one answer. */
export const site = route({
  method: 'GET',
  url: '/site',
  config: { access: 'public', cache: true },
  schema: {
    tags: ['site'],
    summary: 'The navigation and the company, with the texts of a page where one is named',
    querystring: Type.Object({ page: Type.Optional(SitePage) }, { additionalProperties: false }),
    response: { 200: Site },
  },
})
