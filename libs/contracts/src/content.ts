import * as Type from '@sinclair/typebox'
import { ById, Deleted, IfMatch, Inserted, Modified, Page, Restored } from './responses.ts'
import { Card } from './card.ts'
import { Section, SubTitle } from './entries.ts'
import { route } from './route.ts'
import { BOUNDS, Id, Time, imageLink, line, longText, text } from './text.ts'

/** Days for which deleted content can be restored; then it is erased. */
export const TRASH_DAYS = 30

const header = {
  titlePrefix: line(),
  titleDescription: longText(),
  cta: line(),
  ctaImage: imageLink(),
}
const own = { details: longText(), author: line() }

/** Fields that a form sends back with the record; accepted and ignored. */
const echoed = {
  _id: Type.Optional(Type.Unknown()),
  createdAt: Type.Optional(Type.Unknown()),
  updatedAt: Type.Optional(Type.Unknown()),
}
const changeable = {
  ...Type.Partial(Type.Object({ ...header, ...own })).properties,
  sections: Type.Optional(Type.Array(Type.Partial(Section), { maxItems: BOUNDS.entries })),
  subTitles: Type.Optional(Type.Array(Type.Partial(SubTitle), { maxItems: BOUNDS.entries })),
}

/** A new item; only `headerTitle` is required. A kind ignores fields that it does not have. */
export const NewContent = Type.Object(
  { headerTitle: text(BOUNDS.title, 1), ...changeable, ...echoed },
  { additionalProperties: false },
)
export type NewContent = Type.Static<typeof NewContent>

/** A change to an item; fields that are left out keep their value. */
export const ContentChange = Type.Object(
  { headerTitle: Type.Optional(text(BOUNDS.title, 1)), ...changeable, ...echoed },
  { additionalProperties: false },
)
export type ContentChange = Type.Static<typeof ContentChange>

/** The navigation and the counts depend on every kind. */
const changes = ['menu', 'overview'] as const

/**
 * A kind of content: its entity and its seven calls. Products, services and blogs are the three kinds.
 * @param tag the name of the kind in table, path and cache
 * @param fields the fields of this kind in addition to the common ones
 * @param cardWords the number of words of the description on a card
 */
export function content<const Tag extends string, Fields extends Type.TProperties>(
  tag: Tag,
  fields: Fields,
  cardWords: number,
) {
  const Entity = Type.Object({
    _id: Id,
    headerTitle: Type.String(),
    titlePrefix: Type.String(),
    titleDescription: Type.String(),
    cta: Type.String(),
    ctaImage: Type.String(),
    ...fields,
    sections: Type.Array(Section),
    subTitles: Type.Array(SubTitle),
    createdAt: Time,
    updatedAt: Time,
  })
  const tags = [tag] as const
  return {
    tag,
    Entity,
    cardWords,
    list: route({
      method: 'GET',
      url: `/${tag}`,
      config: { access: 'public', cache: true },
      schema: { tags, summary: `All ${tag}, oldest first`, querystring: Page, response: { 200: Type.Array(Entity) } },
    }),
    cards: route({
      method: 'GET',
      url: `/${tag}/cards`,
      config: { access: 'public', cache: true },
      schema: {
        tags,
        summary: `The cards of all ${tag}, oldest first`,
        querystring: Page,
        response: { 200: Type.Array(Card) },
      },
    }),
    read: route({
      method: 'GET',
      url: `/${tag}/:id`,
      config: { access: 'public', cache: true },
      schema: { tags, summary: `One of the ${tag}`, params: ById, response: { 200: Entity } },
    }),
    create: route({
      method: 'POST',
      url: `/${tag}`,
      config: { access: 'admin', changes },
      schema: { tags, summary: `Create one of the ${tag}`, body: NewContent, response: { 201: Inserted } },
    }),
    update: route({
      method: 'PUT',
      url: `/${tag}/:id`,
      config: { access: 'admin', changes },
      schema: {
        tags,
        summary: `Change one of the ${tag}`,
        params: ById,
        headers: IfMatch,
        body: ContentChange,
        response: { 200: Modified },
      },
    }),
    remove: route({
      method: 'DELETE',
      url: `/${tag}/:id`,
      config: { access: 'admin', changes },
      schema: { tags, summary: `Delete one of the ${tag}`, params: ById, headers: IfMatch, response: { 200: Deleted } },
    }),
    restore: route({
      method: 'POST',
      url: `/${tag}/:id/restore`,
      config: { access: 'admin', changes },
      schema: { tags, summary: `Restore one of the ${tag} from the trash`, params: ById, response: { 200: Restored } },
    }),
  }
}

export const service = content('services', { details: Type.String() }, 20)
export const product = content('products', { details: Type.String() }, 15)
export const blog = content('blogs', { author: Type.String() }, 20)

/** Every kind, by its tag. */
export const kinds = { services: service, products: product, blogs: blog } as const
export type Kind = keyof typeof kinds

export type Service = Type.Static<typeof service.Entity>
export type Blog = Type.Static<typeof blog.Entity>
/** Any item. The fields that only some kinds have are optional. */
export type Item = Omit<Service, 'details'> & { details?: string; author?: string }
