import * as Type from '@sinclair/typebox'
import { TRASH_DAYS } from '../content.ts'
import { EditedKind } from './edited.ts'
import { Deleted } from '../responses.ts'
import { route } from '../route.ts'
import { Id, Time } from '../text.ts'

/** An item in the trash. */
export const TrashItem = Type.Object({
  kind: EditedKind,
  _id: Id,
  headerTitle: Type.String(),
  deletedAt: Time,
  deletedBy: Type.String({ description: 'The name of the person who deleted it, or "" if their record is gone.' }),
})
export type TrashItem = Type.Static<typeof TrashItem>

const tags = ['trash'] as const

/** The calls on the trash. An item comes back by the `restore` of its kind. */
export const trash = {
  list: route({
    method: 'GET',
    url: '/trash',
    config: { access: 'editor' },
    schema: {
      tags,
      summary: `Up to 1,000 items that were deleted within ${TRASH_DAYS} days, the last one first`,
      response: { 200: Type.Array(TrashItem) },
    },
  }),
  /** With `until` only what was deleted up to then is erased: what the list has shown. */
  empty: route({
    method: 'DELETE',
    url: '/trash',
    config: { access: 'editor' },
    schema: {
      tags,
      summary: 'Erase what is in the trash',
      querystring: Type.Object({ until: Type.Optional(Time) }, { additionalProperties: false }),
      response: { 200: Deleted },
    },
  }),
}
