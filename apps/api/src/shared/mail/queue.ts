import { Type, type Static } from '@sinclair/typebox'

/** The queue of mails to be sent; a migration makes it. */
export const QUEUE = 'mail'

/** What is kept of a mail until it is sent: whom it is for. What it says, its tokens too, is made as it is sent. */
export const Outgoing = Type.Union([
  Type.Object({ mail: Type.Literal('confirmation'), subscriber: Type.String() }),
  Type.Object({ mail: Type.Literal('reply'), entry: Type.String() }),
])
export type Outgoing = Static<typeof Outgoing>
