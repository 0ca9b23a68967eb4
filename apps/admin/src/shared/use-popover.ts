import { useId, useRef, useState, type FocusEvent, type ToggleEvent } from 'react'

/**
 * A popover of the browser, below its button. It takes the focus, a menu with its first item. Escape, a press outside
 * and leaving it with the Tab key close it.
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
    },
  } as const
}
