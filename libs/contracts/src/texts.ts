import * as Type from '@sinclair/typebox'
import { draftRoutes } from './content/draft-routes.ts'
import { Standing } from './content/drafts.ts'
import { placeRoute } from './content/places.ts'
import { ShownPictures } from './pictures/shown.ts'
import { previewRoutes } from './previews/links.ts'
import { keysOf } from './record-of.ts'
import { ById, Deleted, IfMatch, Inserted, Page, Restored } from './responses.ts'
import { isAllowed, type Role, type StaffAccess } from './people/roles.ts'
import { route } from './route.ts'
import { headings, quote, reasons, specialist, steps } from './texts/blocks.ts'
import { Id, Time } from './text.ts'
import { TextBody } from './texts/body.ts'
import { bookings } from './texts/bookings.ts'
import { questions, reviews, tariffs, team } from './texts/collections.ts'
import { company } from './texts/company.ts'
import { estimate } from './texts/estimate.ts'
import { home } from './texts/home.ts'
import { privacy, terms } from './texts/legal.ts'
import { about, contactPage, guidesPage, productPage, productsPage, servicePage, servicesPage } from './texts/pages.ts'
import { sales } from './texts/sales.ts'
import type { TextRecord } from './texts/record.ts'
import { versionRoutes } from './content/versions.ts'

/** Every kind of the site's texts, by its tag, in the order of the dashboard. */
export const textKinds = {
  company,
  home,
  quote,
  steps,
  reasons,
  specialist,
  headings,
  servicesPage,
  servicePage,
  productsPage,
  productPage,
  guidesPage,
  about,
  contactPage,
  estimate,
  bookings,
  privacy,
  terms,
  sales,
  questions,
  team,
  reviews,
  tariffs,
} as const satisfies Record<string, TextRecord>
export type TextKind = keyof typeof textKinds
/** The tag of a kind of texts. */
export const TextKind = Type.Union(keysOf(textKinds).map((kind) => Type.Literal(kind)))

/** The kinds of which there may be many items. */
const CollectionKind = Type.Union(
  keysOf(textKinds)
    .filter((kind) => !('single' in textKinds[kind]))
    .map((kind) => Type.Literal(kind)),
)

/** The record of a kind of texts. */
export const textRecord = (kind: TextKind): TextRecord => textKinds[kind]
/** Who of staff edits the texts of a kind. */
export const accessToTexts = (kind: TextKind): StaffAccess => textRecord(kind).access ?? 'editor'
/** Whether people of a role edit the texts of a kind. */
export const mayEditTexts = (role: Role, kind: TextKind) => isAllowed(role, accessToTexts(kind))
/** Whether a tag is that of a kind of texts. */
export const isTextKind = (tag: string): tag is TextKind => tag in textKinds

const tags = ['texts'] as const
/** Of a text, those of its kind's role alone. */
const access = 'staff'
/** The pages, the trash and the lists of staff depend on them. */
const changes = ['site', 'trash', 'drafts'] as const
const written = { kind: TextKind, texts: TextBody }
const body = Type.Object({ texts: TextBody }, { additionalProperties: false })
const drafts = draftRoutes('texts', { written, pictures: ShownPictures, body, changes, access })

/** A text of which there is one, in the list of staff: whether it is live, and who saved it last. */
const SingleText = Type.Object({
  kind: TextKind,
  _id: Id,
  ...Standing.properties,
  savedAt: Time,
  savedBy: Type.String({ description: 'The name of the person who saved it, or "" where it is unknown.' }),
})
export type SingleText = Type.Static<typeof SingleText>

/** The calls of staff on the site's texts. */
export const texts = {
  ...versionRoutes('texts', written, access),
  ...previewRoutes('texts', access),
  ...drafts,
  place: placeRoute('texts', access),
  drafts: route({
    ...drafts.drafts,
    schema: {
      ...drafts.drafts.schema,
      summary: 'All texts, or those of a kind, also those that are not live, in the order of the site',
      querystring: Type.Object({ ...Page.properties, kind: Type.Optional(TextKind) }, { additionalProperties: false }),
    },
  }),
  singles: route({
    method: 'GET',
    url: '/texts/singles',
    config: { access },
    schema: {
      // The tag of the calls that change it.
      tags: ['drafts'],
      summary: 'The texts of which there is one each',
      response: { 200: Type.Array(SingleText) },
    },
  }),
  start: route({
    ...drafts.start,
    schema: {
      ...drafts.start.schema,
      summary: 'Start a draft in a collection',
      body: Type.Object({ kind: CollectionKind, texts: TextBody }, { additionalProperties: false }),
      response: { 201: Inserted },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/texts/:id',
    config: { access, changes },
    schema: { tags, summary: 'Delete one of a collection', params: ById, headers: IfMatch, response: { 200: Deleted } },
  }),
  restore: route({
    method: 'POST',
    url: '/texts/:id/restore',
    config: { access, changes },
    schema: {
      tags,
      summary: 'Restore one of a collection from the trash',
      params: ById,
      response: { 200: Restored },
    },
  }),
}
