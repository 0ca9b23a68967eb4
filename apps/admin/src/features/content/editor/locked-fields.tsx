import { useLayoutEffect, useRef, type ReactNode } from 'react'

/** Fields that nothing can be typed into while they are locked. The one that loses the focus by it gets it back. */
export function LockedFields({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  const focused = useRef<HTMLElement>(undefined)
  // Before a dialog opens, which returns the focus to what has it now.
  useLayoutEffect(() => {
    if (!isLocked && document.activeElement === document.body) focused.current?.focus()
  }, [isLocked])
  return (
    <div
      className="grid gap-8"
      inert={isLocked}
      onFocus={({ target }) => {
        focused.current = target
      }}
      onBlur={() => {
        if (!isLocked) focused.current = undefined
      }}
    >
      {children}
    </div>
  )
}
