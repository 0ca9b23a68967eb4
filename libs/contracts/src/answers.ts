import * as Type from '@sinclair/typebox'
import { text } from './text.ts'

/** RFC 9457, as every failed call answers it. `errors` names every fault of the input at once. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  /** A sentence that a person can act on. */
  detail: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ path: Type.String(), message: Type.String() }))),
})
export type Problem = Type.Static<typeof Problem>

export const Inserted = Type.Object({ acknowledged: Type.Literal(true), insertedId: Type.String() })
export const Modified = Type.Object({
  acknowledged: Type.Literal(true),
  matchedCount: Type.Integer(),
  modifiedCount: Type.Integer(),
})
export const Deleted = Type.Object({ acknowledged: Type.Literal(true), deletedCount: Type.Integer() })
export const Done = Type.Object({ acknowledged: Type.Literal(true) })
export const Restored = Type.Object({ acknowledged: Type.Literal(true), restoredCount: Type.Integer() })

/** The record a path names. */
export const ById = Type.Object({ id: Type.String() })

/** The `ETag`s of the record that a change was made from, or `*`: 412 where somebody else saved in between. */
export const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 1_000 })) })

/** A key of the sender's own making: what is sent again under it within a day is stored once and answered the same. */
export const IdempotencyKey = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
})

/** Paging of a list by keyset; without `limit` the first 1,000. The next page is in `Link`. */
export const Page = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    order: Type.Optional(Type.Literal('newest')),
    q: Type.Optional(text(200)),
  },
  { additionalProperties: false },
)
