import * as Type from '@sinclair/typebox'
import { kinds } from './content.ts'
import { FORMS } from './inquiries/forms.ts'
import { keysOf } from './record-of.ts'
import { isAllowed, type Role } from './people/roles.ts'
import { route } from './route.ts'
import { Id, text } from './text.ts'

/** The kinds of results, in the order of the result list. */
export const RESULT_KINDS = [...keysOf(kinds), 'users', ...FORMS] as const
export type ResultKind = (typeof RESULT_KINDS)[number]

/** The kinds of results that people of a role open: content is the editors', people and what they sent is that of sales. */
export const resultKindsFor = (role: Role) =>
  RESULT_KINDS.filter((kind) => isAllowed(role, kind in kinds ? 'editor' : 'sales'))

/** The maximum number of results of each kind. */
export const MAX_RESULTS = 5

/** A search result: its name, and a detail that distinguishes it from others with the same name. */
export const SearchResult = Type.Object({
  kind: Type.Union(RESULT_KINDS.map((kind) => Type.Literal(kind))),
  _id: Id,
  title: Type.String(),
  detail: Type.String(),
  email: Type.String({ description: 'The e-mail of the user or of the person who sent it; "" for content.' }),
  isDraft: Type.Boolean({ description: 'Whether it is an item that the site does not show.' }),
})
export type SearchResult = Type.Static<typeof SearchResult>

/** The search of the dashboard. */
export const search = route({
  method: 'GET',
  url: '/search',
  config: { access: 'staff' },
  schema: {
    tags: ['search'],
    summary: `The best ${MAX_RESULTS} results of each kind, grouped by kind, of the kinds that are open to the caller. Matches the numbers of requests, the digits of telephone numbers and the beginnings of words; where nothing matches, similar words`,
    querystring: Type.Object({ q: Type.Optional(text(200)) }, { additionalProperties: false }),
    response: { 200: Type.Array(SearchResult) },
  },
})
