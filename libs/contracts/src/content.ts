import * as Type from '@sinclair/typebox'
import { cardRoutes } from './content/card.ts'
import { Section, SubTitle } from './content/entries.ts'
import { Formatted } from './formatted.ts'
import { blogs } from './kinds/blogs.ts'
import { after, before, inputOf } from './kinds/fields.ts'
import type { CardExtra, KindRecord } from './kinds/kind.ts'
import { products } from './kinds/products.ts'
import { services } from './kinds/services.ts'
import { keysOf, mapValues } from './record-of.ts'
import { ById, Deleted, IfMatch, Inserted, Modified, Page, Restored } from './responses.ts'
import { ShownPictures } from './pictures/shown.ts'
import { previewRoutes } from './previews/links.ts'
import { route } from './route.ts'
import { draftRoutes } from './content/draft-routes.ts'
import type { Standing } from './content/drafts.ts'
import { placeRoute } from './content/places.ts'
import { versionRoutes } from './content/versions.ts'
import { BOUNDS, Id, Time, line, longText } from './text.ts'

/** Days for which deleted content can be restored; then it is erased. */
export const TRASH_DAYS = 30

/** The text fields of every item. */
export const commonFields = { ...before, ...after }

const inputsOf = <Fields extends KindRecord['fields']>(fields: Fields) =>
  mapValues(fields, (field) => Type.Optional(inputOf(field)))
const textsOf = <Fields extends KindRecord['fields']>(fields: Fields) => mapValues(fields, () => Type.String())

const { headerTitle, ...others } = commonFields
const common = {
  ...inputsOf(others),
  // The form of the specification sends both for every kind. A kind that lacks one ignores it.
  details: Type.Optional(longText()),
  author: Type.Optional(line()),
  sections: Type.Optional(Type.Array(Type.Partial(Section), { maxItems: BOUNDS.entries })),
  subTitles: Type.Optional(Type.Array(Type.Partial(SubTitle), { maxItems: BOUNDS.entries })),
  // A form sends these back with the record. They are accepted and ignored.
  _id: Type.Optional(Type.Unknown()),
  createdAt: Type.Optional(Type.Unknown()),
  updatedAt: Type.Optional(Type.Unknown()),
  pictures: Type.Optional(Type.Unknown()),
  formatted: Type.Optional(Type.Unknown()),
}

/** The navigation, the counts, the trash and the lists of staff depend on every kind. */
const changes = ['menu', 'site', 'overview', 'trash', 'drafts'] as const

/** The entity of a kind and its calls. */
function content<const Declared extends KindRecord>(record: Declared) {
  const fields: Declared['fields'] = record.fields
  const tag: Declared['tag'] = record.tag
  const cardExtras: readonly CardExtra[] = record.cardExtras ?? []
  const written = {
    ...textsOf(commonFields),
    ...textsOf(fields),
    sections: Type.Array(Section),
    subTitles: Type.Array(SubTitle),
  }
  const Entity = Type.Object({
    _id: Id,
    ...written,
    pictures: ShownPictures,
    createdAt: Time,
    updatedAt: Time,
  })
  const Shown = Type.Object({
    ...Entity.properties,
    // Without a tree a text is plain paragraphs.
    formatted: Type.Optional(Formatted),
  })
  const changeable = { ...common, ...inputsOf(fields) }
  const draftBody = Type.Object(
    { headerTitle: Type.Optional(inputOf(headerTitle, 0)), ...changeable },
    { additionalProperties: false },
  )
  const tags = [tag] as const
  return {
    ...record,
    cardExtras,
    ownFields: keysOf(fields),
    /** Its text fields, in the order of the form. */
    textFields: { ...before, ...fields, ...after },
    Entity,
    list: route({
      method: 'GET',
      url: `/${tag}`,
      config: { access: 'public', cache: true },
      schema: { tags, summary: `All ${tag}, oldest first`, querystring: Page, response: { 200: Type.Array(Entity) } },
    }),
    ...cardRoutes(tag, cardExtras.includes('topics')),
    read: route({
      method: 'GET',
      url: `/${tag}/:id`,
      config: { access: 'public', cache: true },
      schema: { tags, summary: `One of the ${tag}`, params: ById, response: { 200: Shown } },
    }),
    ...versionRoutes(tag, written),
    place: placeRoute(tag),
    ...draftRoutes(tag, { written, pictures: ShownPictures, body: draftBody, changes }),
    ...previewRoutes(tag),
    create: route({
      method: 'POST',
      url: `/${tag}`,
      config: { access: 'editor', changes },
      schema: {
        tags,
        summary: `Create one of the ${tag}`,
        body: Type.Object({ headerTitle: inputOf(headerTitle), ...changeable }, { additionalProperties: false }),
        response: { 201: Inserted },
      },
    }),
    update: route({
      method: 'PUT',
      url: `/${tag}/:id`,
      config: { access: 'editor', changes },
      schema: {
        tags,
        summary: `Change one of the ${tag}`,
        params: ById,
        headers: IfMatch,
        body: Type.Object(
          { headerTitle: Type.Optional(inputOf(headerTitle)), ...changeable },
          { additionalProperties: false },
        ),
        response: { 200: Modified },
      },
    }),
    remove: route({
      method: 'DELETE',
      url: `/${tag}/:id`,
      config: { access: 'editor', changes },
      schema: { tags, summary: `Delete one of the ${tag}`, params: ById, headers: IfMatch, response: { 200: Deleted } },
    }),
    restore: route({
      method: 'POST',
      url: `/${tag}/:id/restore`,
      config: { access: 'editor', changes },
      schema: { tags, summary: `Restore one of the ${tag} from the trash`, params: ById, response: { 200: Restored } },
    }),
  }
}

export const product = content(products)
export const service = content(services)
export const blog = content(blogs)

/** Every kind of content, by its tag, in the order of the dashboard. */
export const kinds = { products: product, services: service, blogs: blog } as const
export type Kind = keyof typeof kinds
/** The tag of a kind. */
export const Kind = Type.Union(keysOf(kinds).map((kind) => Type.Literal(kind)))

/** The fields that only some kinds have. */
export type OwnField = (typeof kinds)[Kind]['ownFields'][number]
export const ownFields: readonly OwnField[] = [
  ...new Set(Object.values(kinds).flatMap(({ ownFields: names }): readonly OwnField[] => names)),
]

type OwnTexts = Partial<Record<OwnField, string>>
/** An item of a kind. */
export type ItemOf<K extends Kind> = Type.Static<(typeof kinds)[K]['Entity']>
/** Any item. The fields that only some kinds have are optional. */
export type Item = Omit<ItemOf<'services'>, OwnField> & OwnTexts
/** Any item as its page shows it. */
export type ShownItem = Item & { formatted?: Formatted }
/** A new item of any kind; only `headerTitle` is required. */
export type NewContent = Type.Static<typeof service.create.schema.body> & OwnTexts
/** What staff read of an item: its draft, or what is live where it has none. */
export type DraftItem = Item & Omit<Type.Static<(typeof service.draft.schema.response)[200]>, keyof Item>
/** An item in the lists of staff. */
export type ListedItem = Item & Standing & Pick<DraftItem, 'pinned'>
/** A change to an item of any kind; fields that are left out keep their value. */
export type ContentChange = Type.Static<typeof service.update.schema.body> & OwnTexts
