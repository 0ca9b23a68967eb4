import { useRef } from 'react'

/**
 * The `Idempotency-Key` of a form. A repeated body has the same key, so that a retry after a connection error stores
 * nothing twice. A changed body, and any body after `reset()`, gets a new key.
 */
export function useIdempotencyKey() {
  const last = useRef<{ body: string; key: string }>(undefined)
  return {
    of(body: object) {
      const text = JSON.stringify(body)
      if (last.current?.body !== text) last.current = { body: text, key: crypto.randomUUID() }
      return last.current.key
    },
    reset() {
      last.current = undefined
    },
  }
}
