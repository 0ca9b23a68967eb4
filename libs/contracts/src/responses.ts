import * as Type from '@sinclair/typebox'
import { text } from './text.ts'

/** The problem document (RFC 9457) of every failed call. `errors` lists all invalid fields of the input. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  /** A sentence for the user that says what to do. */
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

/** Path parameters with the id of a record. */
export const ById = Type.Object({ id: Type.String() })

/** The `ETag`s of the version that a change is based on, or `*`. Fails with 412 when the record has changed since. */
export const IfMatch = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 1_000 })) })

/**
 * A key that the client generates. A second call with the same key within a day stores nothing and gets the same
 * response.
 */
export const IdempotencyKey = Type.Object({
  'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
})

/**
 * Keyset paging of a list. Without `limit` the response has the first 1,000 rows; `Link` names the next page, and
 * `X-Total-Count` holds the number of rows on all pages: exact up to 10,000, then `10000+` (`counts.ts`).
 */
export const Page = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    order: Type.Optional(Type.Literal('newest')),
    q: Type.Optional(text(200)),
  },
  { additionalProperties: false },
)

/** Why a mail did not arrive. */
export const Refusal = Type.String({
  description:
    'What the mail server said that has refused the mail for good, or why its last attempt failed; "" where neither is so.',
})
