import * as Type from '@sinclair/typebox'
import { route } from './route.ts'
import { Id, text } from './text.ts'

/** What the search finds, in the order in which it is listed. */
export const FOUND_KINDS = ['products', 'services', 'blogs', 'users', 'specialists', 'contacts'] as const
export type FoundKind = (typeof FOUND_KINDS)[number]

/** Of each kind it finds so many at most. */
export const FOUND = 5

/** Something that was found: what it is called, and a line that tells it from others of that name. */
export const Hit = Type.Object({
  kind: Type.Union(FOUND_KINDS.map((kind) => Type.Literal(kind))),
  _id: Id,
  title: Type.String(),
  detail: Type.String(),
  email: Type.String({ description: 'Of the person it is about, or is from; "" for content.' }),
})
export type Hit = Type.Static<typeof Hit>

/** The dashboard's search. */
export const search = route({
  method: 'GET',
  url: '/search',
  config: { access: 'admin' },
  schema: {
    tags: ['search'],
    summary: `The best ${FOUND} of each kind, kind by kind, by the digits of telephone numbers and the beginnings of words; failing that, by similar ones`,
    querystring: Type.Object({ q: Type.Optional(text(200)) }, { additionalProperties: false }),
    response: { 200: Type.Array(Hit) },
  },
})
