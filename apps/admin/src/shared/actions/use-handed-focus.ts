import { useLayoutEffect, useRef } from 'react'

/** What is around an element and can take the focus: its pane, its part or the main content. */
export const around = (element: HTMLElement) => element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')

/** The last button of the row beside that of an element, as both do the same; what is around it where no other row is. */
export function besideRowOf(element: HTMLElement) {
  const row = element.closest('tr, li')
  const beside = row?.nextElementSibling ?? row?.previousElementSibling
  return [...(beside?.querySelectorAll('button') ?? [])].at(-1) ?? around(element)
}

/**
 * Where an element goes while the focus is in it, as when it is deleted, another one takes the focus.
 * @param nextOf finds that one. Default: what is around the element
 */
export function useHandedFocus<E extends HTMLElement>(nextOf: (element: E) => HTMLElement | null | undefined = around) {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element?.contains(document.activeElement)) nextOf(element)?.focus({ preventScroll: true })
    }
  }, [nextOf])
  return ref
}
