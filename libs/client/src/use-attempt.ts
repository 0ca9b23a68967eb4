import { useRef } from 'react'

/**
 * The `Idempotency-Key` of a form. A body that is sent again has the key it had before, so that a second try after a
 * broken connection stores nothing twice; another body, or the same after it was taken, has a new one.
 */
export function useAttempt() {
  const last = useRef<{ body: string; key: string }>(undefined)
  return {
    keyOf(body: object) {
      const text = JSON.stringify(body)
      if (last.current?.body !== text) last.current = { body: text, key: crypto.randomUUID() }
      return last.current.key
    },
    taken() {
      last.current = undefined
    },
  }
}
