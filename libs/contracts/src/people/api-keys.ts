import * as Type from '@sinclair/typebox'
import { ById, Deleted, IdempotencyKey } from '../responses.ts'
import { route } from '../route.ts'
import { BOUNDS, Id, Time, text } from '../text.ts'

/** What every key begins with, so that a scanner of secrets finds it. */
export const KEY_PREFIX = 'energy_'

/** The roles that a key can have. No key has that of an admin, so none can make others admins or make more keys. */
export const KeyRole = Type.Union([Type.Literal('editor'), Type.Literal('sales')])
export type KeyRole = Type.Static<typeof KeyRole>

/** A key with which a script of staff calls the API. The key itself is answered once: only its hash is stored. */
export const ApiKey = Type.Object({
  _id: Id,
  name: Type.String(),
  role: KeyRole,
  hint: Type.String({ description: 'The last four characters.' }),
  madeBy: Type.String({ description: 'The name of the admin whose key it is.' }),
  createdAt: Time,
  lastUsedAt: Type.String({ description: 'ISO 8601 in UTC, to the minute; "" before the first use.' }),
})
export type ApiKey = Type.Static<typeof ApiKey>

const tags = ['api-keys'] as const

/** The calls on API keys. */
export const apiKey = {
  list: route({
    method: 'GET',
    url: '/api-keys',
    config: { access: 'admin' },
    schema: { tags, summary: 'The keys that work, newest first', response: { 200: Type.Array(ApiKey) } },
  }),
  create: route({
    method: 'POST',
    url: '/api-keys',
    config: { access: 'admin' },
    schema: {
      tags,
      summary: 'Make a key for a script. It is answered this once; a repeated call gets another one in its place',
      headers: IdempotencyKey,
      body: Type.Object({ name: text(BOUNDS.title, 1), role: KeyRole }, { additionalProperties: false }),
      response: {
        201: Type.Object({ acknowledged: Type.Literal(true), insertedId: Type.String(), key: Type.String() }),
      },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/api-keys/:id',
    config: { access: 'admin' },
    schema: { tags, summary: 'Revoke a key; it stops working at once', params: ById, response: { 200: Deleted } },
  }),
}
