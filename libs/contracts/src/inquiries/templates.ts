import * as Type from '@sinclair/typebox'
import { ById, Deleted, IdempotencyKey, IfMatch, Inserted, Modified } from '../responses.ts'
import { route } from '../route.ts'
import { Id, Time, oneLine, text } from '../text.ts'

/** The maximum lengths of a template. */
export const TEMPLATE_BOUNDS = { name: 80, text: 5_000 } as const
/** The maximum number of templates. */
export const MAX_TEMPLATES = 200

const fields = {
  name: oneLine(TEMPLATE_BOUNDS.name, 1),
  text: Type.String({
    ...text(TEMPLATE_BOUNDS.text, 1),
    description: 'May have the placeholders {{name}}, {{service}}, {{number}}, {{company}} and {{phone}}.',
  }),
}

/** The body of a reply template. */
export const NewTemplate = Type.Object(fields, { additionalProperties: false })
export type NewTemplate = Type.Static<typeof NewTemplate>

/** A text with which staff begin a reply. */
export const Template = Type.Object({
  _id: Id,
  name: Type.String(),
  text: Type.String(),
  updatedAt: Time,
  changedBy: Type.String({ description: 'The name of the admin who saved it last; "" for a deleted account.' }),
})
export type Template = Type.Static<typeof Template>

const tags = ['templates'] as const
const config = { access: 'sales' } as const

/** The calls of the reply templates, which all staff share. */
export const template = {
  list: route({
    method: 'GET',
    url: '/reply-templates',
    config,
    schema: { tags, summary: 'All reply templates, by name', response: { 200: Type.Array(Template) } },
  }),
  read: route({
    method: 'GET',
    url: '/reply-templates/:id',
    config,
    schema: { tags, summary: 'One reply template', params: ById, response: { 200: Template } },
  }),
  create: route({
    method: 'POST',
    url: '/reply-templates',
    config,
    schema: {
      tags,
      summary: 'Add a reply template',
      headers: IdempotencyKey,
      body: NewTemplate,
      response: { 201: Inserted },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/reply-templates/:id',
    config,
    schema: {
      tags,
      summary: 'Change a reply template',
      params: ById,
      headers: IfMatch,
      body: Type.Object(
        { name: Type.Optional(fields.name), text: Type.Optional(fields.text) },
        { additionalProperties: false },
      ),
      response: { 200: Modified },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/reply-templates/:id',
    config,
    schema: {
      tags,
      summary: 'Delete a reply template',
      params: ById,
      response: { 200: Deleted },
    },
  }),
}
