import { useLayoutEffect, useRef } from 'react'

/**
 * A ref that says whether the screen or the dialog is still open, for what follows an answer: its user may have left it
 * by then. It ends in the moment in which the screen goes; an effect of another kind ends some time later.
 */
export function useIsOpen() {
  const isOpen = useRef(true)
  useLayoutEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
