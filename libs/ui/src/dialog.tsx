import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'

interface DialogProps {
  title: string
  /** Called at Escape and at a press outside; whoever shows the dialog takes it away. */
  onClose: () => void
  /** Has room for a letter. */
  wide?: boolean
  children: ReactNode
}

/** A dialog with content of its own, such as a form; open for as long as it stands in the tree. Focus returns. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Before any effect in it: only what is open takes the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    const previousFocus = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true })
    }
  }, [])
  // Only what lies outside its box belongs to the dialog itself: the rest belongs to what fills it.
  const press = (event: MouseEvent) => event.target === dialog.current && onClose()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by the browser's own doing
    <dialog
      className={wide ? 'modal modal-wide' : 'modal'}
      ref={dialog}
      aria-labelledby={heading}
      onMouseDown={press}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="modal-body">
        <h2 className="text-h3" id={heading}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  )
}
