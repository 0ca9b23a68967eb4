import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Closes what has unfolded: at Escape, at a press outside of it, and when a link in it is followed.
 * @param close is told whether by Escape, so that it can give the focus back
 */
export function useDismissal(inside: RefObject<HTMLElement | null>, close: (byKey: boolean) => void) {
  const dismiss = useEffectEvent(close)
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (target instanceof Element && (!inside.current?.contains(target) || target.closest('a'))) dismiss(false)
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
