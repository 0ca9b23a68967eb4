import { useEffect, useRef } from 'react'

/** Whether the dialog that calls it is still open, for what an answer does that comes later. */
export function useIsOpen() {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => void (isOpen.current = false)
  }, [])
  return isOpen
}
