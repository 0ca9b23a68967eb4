import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Closes what has unfolded: at Escape, at a press outside of it, when a link in it is followed, and when the Tab key
 * leaves it.
 * @param close is told whether at Escape with the focus inside, so that it can give the focus back
 */
export function useDismissal(inside: RefObject<HTMLElement | null>, close: (takesFocus: boolean) => void) {
  const dismiss = useEffectEvent(close)
  useEffect(() => {
    // Not by `contains`: what was pressed may have been replaced meanwhile.
    const isWithin = (event: Event) => inside.current !== null && event.composedPath().includes(inside.current)
    const onClick = (event: MouseEvent) => {
      if (!isWithin(event) || event.composedPath().some((element) => element instanceof HTMLAnchorElement))
        dismiss(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(isWithin(event))
    }
    // By the key that moved the focus, not by the focus: a press moves it, too, and what closes then shifts under it.
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && !isWithin(event)) dismiss(false)
    }
    addEventListener('click', onClick)
    addEventListener('keydown', onKeyDown)
    addEventListener('keyup', onKeyUp)
    return () => {
      removeEventListener('click', onClick)
      removeEventListener('keydown', onKeyDown)
      removeEventListener('keyup', onKeyUp)
    }
  }, [inside])
}
