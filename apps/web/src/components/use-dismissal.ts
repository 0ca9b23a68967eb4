import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Closes what has unfolded: at Escape, at a press outside of it, and when a link in it is followed.
 * @param close is told whether by Escape, so that it can give the focus back
 */
export function useDismissal(inside: RefObject<HTMLElement | null>, close: (byKey: boolean) => void) {
  const dismiss = useEffectEvent(close)
  useEffect(() => {
    const press = (event: MouseEvent) => {
      // Not by `contains`: what was pressed may have been replaced meanwhile.
      const path = event.composedPath()
      const within = inside.current && path.includes(inside.current)
      if (!within || path.some((part) => part instanceof HTMLAnchorElement)) dismiss(false)
    }
    const type = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(true)
    }
    addEventListener('click', press)
    addEventListener('keydown', type)
    return () => {
      removeEventListener('click', press)
      removeEventListener('keydown', type)
    }
  }, [inside])
}
