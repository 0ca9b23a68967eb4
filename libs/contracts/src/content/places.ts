import * as Type from '@sinclair/typebox'
import { ById, Modified } from '../responses.ts'
import type { StaffAccess } from '../people/roles.ts'
import { route } from '../route.ts'
import { Id } from '../text.ts'

/**
 * How the lists of a kind are ordered. `by-hand`: oldest first, until staff move items. `newest`: newest first, after
 * the items that staff have pinned.
 */
export type ListOrder = 'by-hand' | 'newest'

/** The call of staff that orders the items of a kind. */
export const placeRoute = <const Tag extends string>(tag: Tag, access: StaffAccess = 'editor') =>
  route({
    method: 'PUT',
    url: `/${tag}/:id/place`,
    config: { access: access, changes: ['menu', 'site', 'drafts'] },
    schema: {
      tags: [tag],
      summary: `Move one of the ${tag} right before or after another one, or pin it where they are shown newest first`,
      params: ById,
      body: Type.Object(
        { before: Type.Optional(Id), after: Type.Optional(Id), pinned: Type.Optional(Type.Boolean()) },
        { additionalProperties: false, minProperties: 1, maxProperties: 1 },
      ),
      response: { 200: Modified },
    },
  })
