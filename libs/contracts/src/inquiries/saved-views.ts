import * as Type from '@sinclair/typebox'
import { ById, Deleted, IdempotencyKey, Inserted, Modified } from '../responses.ts'
import { route } from '../route.ts'
import { Id, oneLine } from '../text.ts'
import { InboxFilter } from './inbox.ts'

/** The maximum number of views that one admin saves. */
export const MAX_SAVED_VIEWS = 20
export const SAVED_VIEW_NAME = 60

const fields = {
  name: oneLine(SAVED_VIEW_NAME, 1),
  filter: InboxFilter,
  shared: Type.Boolean({ description: 'Whether all staff see it.' }),
}

/** The body of a new saved view. Without `shared` its owner alone sees it. */
export const NewSavedView = Type.Object(
  { ...fields, shared: Type.Optional(fields.shared) },
  { additionalProperties: false },
)
export type NewSavedView = Type.Static<typeof NewSavedView>

/** A view of the inbox with filters, under a name. */
export const SavedView = Type.Object({
  _id: Id,
  name: Type.String(),
  filter: InboxFilter,
  shared: fields.shared,
  own: Type.Boolean({ description: 'Whether the caller has saved it.' }),
  owner: Type.String({ description: 'The name of the admin who has saved it.' }),
  count: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The inquiries in it, for the caller; 10001 means more than 10,000. Views with a text have none.',
    }),
  ),
})
export type SavedView = Type.Static<typeof SavedView>

const tags = ['inquiries'] as const
const config = { access: 'sales', personal: true } as const

/** The calls of the saved views of the inbox. */
export const savedView = {
  list: route({
    method: 'GET',
    url: '/inbox-views',
    config,
    schema: {
      tags,
      summary: 'The saved views of the caller, then those that others share',
      response: { 200: Type.Array(SavedView) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/inbox-views',
    config,
    schema: {
      tags,
      summary: 'Save a view of the inbox',
      headers: IdempotencyKey,
      body: NewSavedView,
      response: { 201: Inserted },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/inbox-views/:id',
    config,
    schema: {
      tags,
      summary: 'Change a saved view of the caller',
      params: ById,
      body: Type.Object(
        {
          name: Type.Optional(fields.name),
          filter: Type.Optional(fields.filter),
          shared: Type.Optional(fields.shared),
        },
        { additionalProperties: false },
      ),
      response: { 200: Modified },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/inbox-views/:id',
    config,
    schema: {
      tags,
      summary: 'Delete a saved view: an own one, or one that is shared',
      params: ById,
      response: { 200: Deleted },
    },
  }),
}
