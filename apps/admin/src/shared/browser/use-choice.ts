import { useState } from 'react'

/**
 * A choice that is in the URL. It is shown at once, because the URL changes a moment later.
 * @returns the choice to show, and a function that shows another one until the URL has it
 */
export function useChoice<V>(value: V) {
  const [choice, setChoice] = useState({ value, shown: value })
  if (choice.value !== value) setChoice({ value, shown: value })
  return [choice.shown, (shown: V) => setChoice({ value, shown })] as const
}
