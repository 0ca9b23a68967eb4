import * as Type from '@sinclair/typebox'
import { Finding, Saved, ScheduledAction, Standing } from './drafts.ts'
import type { ShownPictures } from '../pictures/shown.ts'
import { ById, Deleted, IdempotencyKey, IfMatch, Inserted, Page } from '../responses.ts'
import type { StaffAccess } from '../people/roles.ts'
import { route } from '../route.ts'
import { Id, Time } from '../text.ts'

const ByAction = Type.Object({ id: Type.String(), action: ScheduledAction })

interface Parts<Written extends Type.TProperties, Body extends Type.TSchema> {
  /** The texts of an item. */
  written: Written
  pictures: typeof ShownPictures
  /** What a form sends. */
  body: Body
  /** The tags that a publication makes stale. */
  changes: readonly string[]
  access?: StaffAccess
}

/**
 * The calls of staff on the drafts of a kind. Their `ETag` and `If-Match` count every change of an item, also of its
 * draft.
 */
export function draftRoutes<const Tag extends string, Written extends Type.TProperties, Body extends Type.TSchema>(
  tag: Tag,
  { written, pictures, body, changes: others, access = 'editor' }: Parts<Written, Body>,
) {
  const tags = ['drafts'] as const
  const changes = [tag, ...others] as const
  const Listed = Type.Object({
    _id: Id,
    ...written,
    pictures,
    createdAt: Time,
    updatedAt: Time,
    ...Standing.properties,
    pinned: Type.Boolean({ description: 'Whether it comes before newer ones.' }),
  })
  const Draft = Type.Object({
    ...Listed.properties,
    number: Type.Integer({ minimum: 1 }),
    savedAt: Time,
    savedBy: Type.String({ description: 'The name of the person who saved it, or "" where it is unknown.' }),
  })
  return {
    drafts: route({
      method: 'GET',
      url: `/${tag}/drafts`,
      config: { access: access },
      schema: {
        tags,
        summary: `All ${tag}, also those that are not live, oldest first`,
        querystring: Page,
        response: { 200: Type.Array(Listed) },
      },
    }),
    start: route({
      method: 'POST',
      url: `/${tag}/drafts`,
      config: { access: access, etag: true },
      schema: {
        tags,
        summary: `Start a draft of one of the ${tag}`,
        headers: IdempotencyKey,
        body,
        response: { 201: Inserted },
      },
    }),
    draft: route({
      method: 'GET',
      url: `/${tag}/:id/draft`,
      config: { access: access },
      schema: {
        tags,
        summary: `What one of the ${tag} says in its draft, or on the site where it has none`,
        params: ById,
        response: { 200: Draft },
      },
    }),
    save: route({
      method: 'PUT',
      url: `/${tag}/:id/draft`,
      config: { access: access, etag: true },
      schema: {
        tags,
        summary: `Save the draft of one of the ${tag}; the site does not change`,
        params: ById,
        headers: IfMatch,
        body,
        response: { 200: Saved },
      },
    }),
    discard: route({
      method: 'DELETE',
      url: `/${tag}/:id/draft`,
      config: { access: access, etag: true },
      schema: {
        tags,
        summary: `Discard the unpublished changes of one of the ${tag} that is live`,
        params: ById,
        headers: IfMatch,
        response: { 200: Deleted },
      },
    }),
    publish: route({
      method: 'POST',
      url: `/${tag}/:id/publish`,
      config: { access: access, changes, etag: true },
      schema: {
        tags,
        summary: `Publish the draft of one of the ${tag}`,
        params: ById,
        headers: IfMatch,
        response: { 200: Saved },
      },
    }),
    unpublish: route({
      method: 'POST',
      url: `/${tag}/:id/unpublish`,
      config: { access: access, changes, etag: true },
      schema: {
        tags,
        summary: `Take one of the ${tag} off the site`,
        params: ById,
        headers: IfMatch,
        response: { 200: Saved },
      },
    }),
    check: route({
      method: 'GET',
      url: `/${tag}/:id/check`,
      config: { access: access },
      schema: {
        tags,
        summary: `What is better mended before the draft of one of the ${tag} is published`,
        params: ById,
        response: { 200: Type.Array(Finding) },
      },
    }),
    present: route({
      method: 'PUT',
      url: `/${tag}/:id/presence`,
      config: { access: access },
      schema: {
        tags,
        summary: `Say that the caller has one of the ${tag} open, and read who else has`,
        params: ById,
        response: { 200: Type.Array(Type.Object({ name: Type.String() })) },
      },
    }),
    schedule: route({
      method: 'PUT',
      url: `/${tag}/:id/schedules/:action`,
      config: { access: access, etag: true },
      schema: {
        tags,
        summary: `Publish the draft of one of the ${tag} as it is now, or unpublish it, at a time`,
        params: ByAction,
        headers: IfMatch,
        body: Type.Object(
          {
            at: Time,
            number: Type.Optional(
              Type.Integer({
                minimum: 1,
                description: 'The version that is scheduled, where only the time changes; without it, the draft.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
        response: { 200: Saved },
      },
    }),
    cancel: route({
      method: 'DELETE',
      url: `/${tag}/:id/schedules/:action`,
      config: { access: access },
      schema: {
        tags,
        summary: `Call off what is scheduled for one of the ${tag}`,
        params: ByAction,
        response: { 200: Deleted },
      },
    }),
  }
}
