import * as Type from '@sinclair/typebox'
import { Card } from '../content/card.ts'
import { kinds } from '../content.ts'
import { keysOf, recordOf } from '../record-of.ts'
import { route } from '../route.ts'
import { Id, text } from '../text.ts'

/** What the search of the site finds: content, and texts that have a place of their own on a page. */
export const FOUND_KINDS = [...keysOf(kinds), 'questions', 'tariffs'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

const Kind = Type.Union(FOUND_KINDS.map((kind) => Type.Literal(kind)))

/** The site asks for no fewer letters, which find too much. */
export const MIN_QUERY = 2
/** The most code points of a query. */
export const MAX_QUERY = 200
/** Results on a page. */
export const FOUND_PER_PAGE = 6
/** So many results of a kind are counted; where there are more, the number says so. */
export const MOST_COUNTED = 1_000
/** Of each kind this many results are ranked, in the order of its list. */
export const MOST_RANKED = 200
/** The last page that a search can have, from 1. */
export const LAST_PAGE = Math.ceil((FOUND_KINDS.length * MOST_RANKED) / FOUND_PER_PAGE)

/** A text in pieces, of which those that match are marked. */
export const Passage = Type.Array(Type.Object({ text: Type.String(), isMarked: Type.Boolean() }))
export type Passage = Type.Static<typeof Passage>

export const Found = Type.Object({
  kind: Kind,
  _id: Id,
  title: Passage,
  text: Passage,
  page: Type.Optional(Type.String({ description: 'Of a question: the page on which it stands.' })),
  picture: Type.Optional(Type.Pick(Card, ['ctaImage', 'ctaImageAlt', 'pictures'])),
})
export type Found = Type.Static<typeof Found>

export const SiteSearch = Type.Object({
  counts: Type.Object(recordOf(FOUND_KINDS, () => Type.Integer({ minimum: 0, maximum: MOST_COUNTED }))),
  found: Type.Array(Found),
  nearest: Type.Optional(Type.String({ description: 'Where nothing is found: the query in words of our titles.' })),
})
export type SiteSearch = Type.Static<typeof SiteSearch>

/** The search of the site. */
export const siteSearch = route({
  method: 'GET',
  url: '/site/search',
  config: { access: 'public', limit: 'searches' },
  schema: {
    tags: ['site'],
    summary: `A page of ${FOUND_PER_PAGE} results, best match first, and the number of each kind. Finds the beginnings and the forms of words`,
    querystring: Type.Object(
      {
        q: Type.Optional(text(MAX_QUERY)),
        kind: Type.Optional(Kind),
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: LAST_PAGE })),
        typing: Type.Optional(
          Type.Boolean({ description: 'The visitor is still typing: an empty search is not counted.' }),
        ),
      },
      { additionalProperties: false },
    ),
    response: { 200: SiteSearch },
  },
})
