import { useEffect, useRef } from 'react'

/** A ref that says whether the screen is still open, for what follows an answer: its user may have left it by then. */
export function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}
