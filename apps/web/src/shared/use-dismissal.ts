import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Closes an open menu: at Escape, at a press outside of it, when a link in it is followed, and when the Tab key leaves
 * it.
 * @param close gets whether Escape was pressed with the focus inside, so that it can return the focus
 */
export function useDismissal(inside: RefObject<HTMLElement | null>, close: (takesFocus: boolean) => void) {
  const dismiss = useEffectEvent(close)
  useEffect(() => {
    // Not by `contains`: the pressed element may have been replaced meanwhile.
    const isWithin = (event: Event) => inside.current !== null && event.composedPath().includes(inside.current)
    const onClick = (event: MouseEvent) => {
      if (!isWithin(event) || event.composedPath().some((element) => element instanceof HTMLAnchorElement))
        dismiss(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(isWithin(event))
    }
    // Follows the key and not the focus: a press moves the focus, too, and closing would then move the page under the
    // pointer.
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

/** Closes a native disclosure as a menu. */
export function useDisclosure(details: RefObject<HTMLDetailsElement | null>) {
  useDismissal(details, (takesFocus) => {
    if (!details.current?.open) return
    details.current.removeAttribute('open')
    if (takesFocus) details.current.querySelector('summary')?.focus()
  })
}
