import { useLayoutEffect, useRef } from 'react'

/** A ref with the value of the last render, for what runs later than it: timers and answers of calls. */
export function useLatest<T>(value: T) {
  const ref = useRef(value)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref
}
