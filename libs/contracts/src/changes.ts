import * as Type from '@sinclair/typebox'
import { route } from './route.ts'
import { Id } from './text.ts'

/** Something of a kind was written, by whomever. */
export const Change = Type.Object({
  kind: Type.String({ description: 'The tag whose answers are stale.' }),
  id: Type.Union([Id, Type.Null()], { description: 'The record; null where many were written at once.' }),
})
export type Change = Type.Static<typeof Change>

/**
 * A stream without end, for an `EventSource`, not for `call`: each `event: change` holds a `Change` as its data.
 * It ends when changes can have been missed: whoever reconnects starts afresh.
 */
export const changes = route({
  method: 'GET',
  url: '/changes',
  config: { access: 'public', stream: true },
  schema: {
    tags: ['changes'],
    summary: 'Tells of every change, as Server-Sent Events',
    response: { 200: Type.String({ description: 'text/event-stream' }) },
  },
})
