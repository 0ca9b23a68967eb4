import * as Type from '@sinclair/typebox'
import { Done } from './answers.ts'
import { route } from './route.ts'
import { Id, Time } from './text.ts'

/** What the bell tells of: a request, a message, somebody who signed up, somebody who did and asks to be an admin. */
export const NOTIFICATION_KINDS = ['specialists', 'contacts', 'users', 'roles'] as const

/** It lists so many, and counts so many at most. */
export const NOTIFICATION_LIMITS = { items: 20, count: 10_000 } as const

const count = (description: string) =>
  Type.Integer({
    minimum: 0,
    maximum: NOTIFICATION_LIMITS.count,
    description: `${description}; ${NOTIFICATION_LIMITS.count} is "or more".`,
  })

const Item = Type.Object({
  kind: Type.Union(NOTIFICATION_KINDS.map((kind) => Type.Literal(kind))),
  _id: Id,
  who: Type.String({ description: 'The name, or the e-mail where there is none.' }),
  email: Type.String(),
  at: Type.String({ ...Time, description: 'When it came.' }),
})
export type NotificationItem = Type.Static<typeof Item>

/** What came, newest first, and what still waits for an answer. */
export const Notifications = Type.Object({
  unseen: count('Since this admin last looked'),
  unanswered: Type.Object({ specialists: count('Requests that are new'), contacts: count('Messages that are new') }),
  seenAt: Type.String({ ...Time, description: 'When this admin last looked.' }),
  items: Type.Array(Item),
})
export type Notifications = Type.Static<typeof Notifications>

const tags = ['notifications'] as const

/** The calls of the bell. */
export const notifications = {
  read: route({
    method: 'GET',
    url: '/notifications',
    config: { access: 'admin' },
    schema: {
      tags,
      summary: 'What came since this admin last looked, and what is unanswered; 304 where nothing has changed',
      headers: Type.Object({ 'if-none-match': Type.Optional(Type.String({ maxLength: 1_000 })) }),
      // No body at all, where null would be written as one.
      response: { 200: Notifications, 304: Type.Unsafe<undefined>(Type.Null()) },
    },
  }),
  seen: route({
    method: 'PUT',
    url: '/notifications/seen',
    config: { access: 'admin' },
    schema: {
      tags,
      summary: 'Mark as read what came until a moment; what comes after it is new',
      body: Type.Object(
        {
          until: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$', maxLength: 24 }),
        },
        { additionalProperties: false },
      ),
      response: { 200: Done },
    },
  }),
}
