import { matchesSchema, type SchemaOf } from './matches-schema.ts'

interface Sender {
  /** The origin whose messages are accepted. */
  origin: string
  /** The window whose messages are accepted. */
  source: () => Window | null | undefined
}

/**
 * Calls `onMessage` with the messages of one window on one origin that a schema describes; all others are ignored.
 * @returns ends it
 */
export function onWindowMessage<T>(schema: SchemaOf<T>, { origin, source }: Sender, onMessage: (message: T) => void) {
  const listener = (event: MessageEvent<unknown>) => {
    if (event.origin === origin && event.source === source() && matchesSchema(schema, event.data)) onMessage(event.data)
  }
  addEventListener('message', listener)
  return () => removeEventListener('message', listener)
}
