import { useEffect, useId, useRef, useState, type FocusEvent, type ToggleEvent } from 'react'

/**
 * A native popover below its button. It takes the focus, a menu with its first item. Escape, a press outside and leaving
 * it with the Tab key close it.
 */
export function usePopover(role: 'menu' | 'dialog') {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const item = popover.current?.querySelector<HTMLElement>('[role=menuitem]')
    if (open) (item ?? popover.current)?.focus({ preventScroll: true })
  }, [open])
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
      onToggle: ({ newState }: ToggleEvent) => setOpen(newState === 'open'),
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        const isButton = relatedTarget?.getAttribute('popovertarget') === id
        if (relatedTarget && !isButton && !currentTarget.contains(relatedTarget)) close()
      },
    },
  } as const
}
