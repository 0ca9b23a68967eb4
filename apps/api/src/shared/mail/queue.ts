import { Type, type Static } from '@sinclair/typebox'

/** The name of the mail queue; a migration creates it. */
export const QUEUE = 'mail'

/** A job of the outbox: the id of the subscriber or timeline entry. Text and tokens are created when the mail is sent. */
export const Outgoing = Type.Union([
  Type.Object({ mail: Type.Literal('confirmation'), subscriber: Type.String() }),
  Type.Object({ mail: Type.Literal('reply'), entry: Type.String() }),
])
export type Outgoing = Static<typeof Outgoing>
