import * as Type from '@sinclair/typebox'
import { route } from './route.ts'
import { Id } from './text.ts'

/** A change to a record of a kind, by any user. */
export const Change = Type.Object({
  kind: Type.String({ description: 'The tag whose responses are stale.' }),
  id: Type.Union([Id, Type.Null()], { description: 'The id of the record; null when several changed at once.' }),
})
export type Change = Type.Static<typeof Change>

/**
 * An endless stream for an `EventSource`, not for `call`. The data of each `event: change` is a `Change`.
 * The server ends the stream when changes may have been missed; a client that reconnects has to reload its data.
 */
export const changes = route({
  method: 'GET',
  url: '/changes',
  config: { access: 'public', stream: true },
  schema: {
    tags: ['changes'],
    summary: 'A stream of all changes, as Server-Sent Events',
    response: { 200: Type.String({ description: 'text/event-stream' }) },
  },
})
