import { Type } from '@sinclair/typebox'

/** The answer to a call that creates a record. */
export const Inserted = Type.Object({ insertedId: Type.String() })
