import * as Type from '@sinclair/typebox'
import { kinds } from '../content.ts'
import { route } from '../route.ts'
import { Site, SitePage } from '../site/site-pages.ts'
import { Id } from '../text.ts'
import { TextKind } from '../texts.ts'

/** The draft of a text of the site, in everything that a page with it shows. */
const PreviewedText = Type.Object({
  kind: TextKind,
  id: Id,
  at: Type.Integer({ description: 'Its place in its collection.' }),
  page: SitePage,
  site: Site,
})
export type PreviewedText = Type.Static<typeof PreviewedText>

/** The draft of an item, as the page of its kind has an item, or that of a text. */
export const Previewed = Type.Union([
  ...Object.values(kinds).map(({ tag, read }) =>
    Type.Object({ kind: Type.Literal(tag), item: read.schema.response[200] }),
  ),
  PreviewedText,
])
export type Previewed = Type.Static<typeof Previewed>

const tags = ['previews'] as const
const ByToken = Type.Object({ token: Type.String() })

/** What the site shows before it is published, to those who have a token. Unknown and expired tokens are 404 alike. */
export const preview = {
  read: route({
    method: 'GET',
    url: '/previews/:token',
    config: { access: 'public', limit: 'lookup' },
    schema: {
      tags,
      summary: 'The draft that a preview link shows, as it is now',
      params: ByToken,
      response: { 200: Previewed },
    },
  }),
  frame: route({
    method: 'GET',
    url: '/previews/frames/:token',
    config: { access: 'public', limit: 'lookup' },
    schema: {
      tags,
      summary: 'The draft with which the live preview of the editor starts',
      params: ByToken,
      response: { 200: Previewed },
    },
  }),
}
