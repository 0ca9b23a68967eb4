import { Type, type Static } from '@sinclair/typebox'
import { ById, Deleted, Page } from './answers.ts'
import { route } from './route.ts'
import { Id, Time } from './text.ts'

/** An address that asked for the newsletter. */
export const Subscriber = Type.Object({
  _id: Id,
  email: Type.String(),
  createdAt: Time,
  confirmedAt: Type.String({ description: 'ISO 8601 in UTC, or "" until the address was confirmed.' }),
})
export type Subscriber = Static<typeof Subscriber>

const tags = ['subscribers'] as const

/** The calls on the newsletter. */
export const subscriber = {
  list: route({
    method: 'GET',
    url: '/subscribers',
    config: { access: 'admin' },
    schema: {
      tags,
      summary: 'All subscribers, newest first',
      querystring: Page,
      response: { 200: Type.Array(Subscriber) },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/subscribers/:id',
    config: { access: 'admin' },
    schema: { tags, summary: 'Delete a subscriber', params: ById, response: { 200: Deleted } },
  }),
}
