import * as Type from '@sinclair/typebox'
import { Schedule } from './drafts.ts'
import { EditedKind } from './edited.ts'
import { Page } from '../responses.ts'
import { route } from '../route.ts'
import { Id } from '../text.ts'

/** What the worker will do to an item, with the item. */
export const ScheduledItem = Type.Object({
  kind: EditedKind,
  _id: Id,
  headerTitle: Type.String(),
  ...Schedule.properties,
})
export type ScheduledItem = Type.Static<typeof ScheduledItem>

/** What is scheduled for the items of all kinds. It is changed and called off by the calls of the kind. */
export const schedules = {
  list: route({
    method: 'GET',
    url: '/schedules',
    config: { access: 'editor' },
    schema: {
      // The tag of the calls that change it.
      tags: ['drafts'],
      summary:
        'The next publications and unpublications that are scheduled, the first one first; without `limit` 1,000',
      querystring: Type.Object({ limit: Page.properties.limit }, { additionalProperties: false }),
      response: { 200: Type.Array(ScheduledItem) },
    },
  }),
}
