import * as Type from '@sinclair/typebox'
import { kinds } from '../content.ts'
import { EditedKind } from '../content/edited.ts'
import { keysOf } from '../record-of.ts'
import { ById, Deleted, IfMatch, Modified, Page, Restored } from '../responses.ts'
import { route } from '../route.ts'
import { Id, Time, line } from '../text.ts'
import { ShownPicture } from './shown.ts'
import { OfUpload } from './uploads.ts'

/** The widths of the renditions in pixels; a picture has no rendition wider than itself. */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const
/** The formats of the renditions, in the order in which a browser should choose. */
export const FORMATS = ['avif', 'webp'] as const
/** Days for which a deleted picture can be restored; then its files are erased. */
export const PICTURE_TRASH_DAYS = 30

const percent = () => Type.Integer({ minimum: 0, maximum: 100 })

/** What staff say about a picture. The focal point stays visible in every crop; 50, 50 is the centre. */
const described = {
  alt: line(),
  decorative: Type.Boolean({
    description: 'It says nothing that the text does not say: it needs no alternative text.',
  }),
  credit: line(),
  focalX: percent(),
  focalY: percent(),
}

/** A picture of the library. */
export const Picture = Type.Object({
  _id: Id,
  hash: Type.String({ description: 'SHA-256 of the original, in hexadecimal digits.' }),
  link: Type.String({ description: 'The image link for the fields of content, a path on the site.' }),
  name: Type.String(),
  format: Type.String({ description: 'Of the original: jpeg, png, webp, avif or heic.' }),
  bytes: Type.Integer({ description: 'The size of the original.' }),
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String({ description: 'Its dominant colour, as #rrggbb: the placeholder while it loads.' }),
  widths: Type.Array(Type.Integer(), { description: 'The widths of the renditions that exist.' }),
  state: Type.Union([Type.Literal('processing'), Type.Literal('ready'), Type.Literal('failed')]),
  ...described,
  version: Type.Integer(),
  createdAt: Time,
  uploadedBy: Type.String({ description: 'The name of the person who uploaded it, or "" after their deletion.' }),
  uses: Type.Integer({ description: 'The number of items that show it.' }),
})
export type Picture = Type.Static<typeof Picture>

/** A place where a picture is shown. */
export const PictureUse = Type.Object({
  kind: EditedKind,
  _id: Id,
  headerTitle: Type.String(),
  place: Type.String({ description: 'The field, such as "CTA image" or "Section 3".' }),
})
export type PictureUse = Type.Static<typeof PictureUse>

/** A picture with the places where it is shown. */
export const PictureWithUses = Type.Object({ ...Picture.properties, usedIn: Type.Array(PictureUse) })
export type PictureWithUses = Type.Static<typeof PictureWithUses>

/** A change of what is said about a picture; fields that are left out keep their value. */
export const PictureChange = Type.Partial(Type.Object(described), { additionalProperties: false })
export type PictureChange = Type.Static<typeof PictureChange>

/** The filters of the library. */
export const PictureFilter = Type.Union([Type.Literal('unused'), Type.Literal('without-alt')])
export type PictureFilter = Type.Static<typeof PictureFilter>
const PicturePage = Type.Object(
  { ...Page.properties, filter: Type.Optional(PictureFilter) },
  { additionalProperties: false },
)

/** The number of pictures that each filter finds. */
const PictureCounts = Type.Object({ all: Type.Integer(), unused: Type.Integer(), withoutAlt: Type.Integer() })

const tags = ['pictures'] as const
/** Items answer what is known of their pictures. */
const changes = [...keysOf(kinds), 'site']

/** The calls on the library of pictures. */
export const picture = {
  list: route({
    method: 'GET',
    url: '/pictures',
    config: { access: 'editor' },
    schema: {
      tags,
      summary: 'The pictures of the library, newest first',
      querystring: PicturePage,
      response: { 200: Type.Array(Picture) },
    },
  }),
  counts: route({
    method: 'GET',
    url: '/pictures/counts',
    config: { access: 'editor' },
    schema: { tags, summary: 'The number of pictures that each filter finds', response: { 200: PictureCounts } },
  }),
  create: route({
    method: 'POST',
    url: '/pictures',
    config: { access: 'editor' },
    schema: {
      tags,
      summary: 'Make a picture of an upload; the same bytes are the same picture',
      body: OfUpload,
      response: { 201: Picture },
    },
  }),
  read: route({
    method: 'GET',
    url: '/pictures/:id',
    config: { access: 'editor' },
    schema: {
      tags,
      summary: 'One picture, with the items that show it',
      params: ById,
      response: { 200: PictureWithUses },
    },
  }),
  shown: route({
    method: 'GET',
    url: '/shown-pictures/:hash',
    config: { access: 'editor' },
    schema: {
      tags,
      summary: 'What pages need to know to show a picture',
      params: Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
      response: { 200: ShownPicture },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/pictures/:id',
    config: { access: 'editor', changes },
    schema: {
      tags,
      summary: 'Change what is said about a picture',
      params: ById,
      headers: IfMatch,
      body: PictureChange,
      response: { 200: Modified },
    },
  }),
  replace: route({
    method: 'PUT',
    url: '/pictures/:id/file',
    config: { access: 'editor', changes },
    schema: {
      tags,
      summary: 'Show another file wherever this picture is shown',
      params: ById,
      body: OfUpload,
      response: { 200: Picture },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/pictures/:id',
    config: { access: 'editor' },
    schema: {
      tags,
      summary: 'Delete a picture that no item shows; 409 names the items',
      params: ById,
      headers: IfMatch,
      response: { 200: Deleted },
    },
  }),
  restore: route({
    method: 'POST',
    url: '/pictures/:id/restore',
    config: { access: 'editor' },
    schema: { tags, summary: 'Restore a picture from the trash', params: ById, response: { 200: Restored } },
  }),
}
