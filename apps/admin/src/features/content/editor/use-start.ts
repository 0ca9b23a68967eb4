import { useCall } from '@energy/client/use-call'
import type { EditedKind } from '@energy/contracts/content/edited'
import { useRef } from 'react'
import { isRefusal } from '../../../shared/form/use-autosave.ts'
import { callsOf, startBody } from '../record/calls.ts'
import type { Values } from '../record/values.ts'

/** The draft that was started, and with what. */
interface Started {
  kind: EditedKind
  values: Values
  id: string
  etag: string
}

/**
 * Starts the draft of a new item. A start without an answer is sent again as it was, whatever the form has by then, so
 * that the item is there once; where that is refused, what the form has is sent. What was started is returned.
 */
export function useStart() {
  const call = useCall()
  const unanswered = useRef<{ kind: EditedKind; values: Values; key: string }>(undefined)
  const start = async (kind: EditedKind, values: Values): Promise<Started> => {
    unanswered.current ??= { kind, values, key: crypto.randomUUID() }
    const { key, ...sent } = unanswered.current
    const input = { headers: { 'idempotency-key': key }, body: startBody(sent.kind, sent.values) }
    try {
      const { data, headers } = await call.send(callsOf(sent.kind).start, input)
      unanswered.current = undefined
      return { ...sent, id: data.insertedId, etag: headers.get('etag') ?? '' }
    } catch (cause) {
      if (!isRefusal(cause)) throw cause
      unanswered.current = undefined
      if (sent.values === values) throw cause
      return start(kind, values)
    }
  }
  return start
}
