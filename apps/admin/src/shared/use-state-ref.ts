import { useRef, useState } from 'react'

/** State that code between two renders reads too: timers and answers of calls. */
export function useStateRef<T>(initial: T | (() => T)) {
  const [value, setValue] = useState(initial)
  const ref = useRef(value)
  const set = (next: T) => {
    ref.current = next
    setValue(() => next)
  }
  return [value, set, ref] as const
}
