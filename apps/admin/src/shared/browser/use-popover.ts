import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ToggleEvent } from 'react'

/** The entry of a menu that a key leads to. */
const NEXT: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const next = NEXT[event.key]
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  items[
    next(
      items.findIndex((item) => item === document.activeElement),
      items.length,
    )
  ]?.focus()
}

/**
 * A popover of the browser, below its button. It takes the focus, a menu with its first item, and arrow keys lead to the
 * others. Escape, a press outside and leaving it with the Tab key close it.
 */
export function usePopover(role: 'menu' | 'dialog') {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => popover.current?.hidePopover()
  return {
    open,
    close,
    button: { type: 'button', popoverTarget: id, 'aria-haspopup': role, 'aria-expanded': open },
    popover: {
      ref: popover,
      id,
      role,
      popover: 'auto',
      tabIndex: -1,
      onToggle({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
        setOpen(newState === 'open')
        const item = currentTarget.querySelector<HTMLElement>('[role=menuitem]')
        // A field in it with the attribute `autofocus` has the focus already.
        const isInside = currentTarget.contains(document.activeElement)
        if (newState === 'open' && !isInside) (item ?? currentTarget).focus({ preventScroll: true })
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        const isButton = relatedTarget?.getAttribute('popovertarget') === id
        if (relatedTarget && !isButton && !currentTarget.contains(relatedTarget)) close()
      },
      ...(role === 'menu' && { onKeyDown: moveFocus }),
    },
  } as const
}
