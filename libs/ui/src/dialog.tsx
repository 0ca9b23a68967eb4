import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'

interface DialogProps {
  title: string
  /** Called on Escape and on a click outside. The parent must remove the dialog. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/** A modal dialog with any content, such as a form. It is open while it is mounted, and then returns the focus. */
export function Dialog({ title, onClose, className = '', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Runs before the effects of its content: elements of a closed dialog cannot take the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    const previousFocus = document.activeElement
    element?.showModal()
    return () => {
      element?.close()
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true })
    }
  }, [])
  // A second Escape closes it without asking. It is the parent that closes it.
  const reopen = ({ target }: SyntheticEvent) => {
    if (target !== dialog.current || dialog.current.open) return
    dialog.current.showModal()
    onClose()
  }
  // A press inside has an element of the content as its target. Outside, and on its scrollbar, it is the dialog.
  const press = ({ target, clientX, clientY, detail }: MouseEvent) => {
    // The second press of a double click on the button that opened it is not for the dialog.
    if (detail > 1 || target !== dialog.current || !dialog.current) return
    const { left, right, top, bottom } = dialog.current.getBoundingClientRect()
    if (clientX < left || clientX > right || clientY < top || clientY > bottom) onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the browser closes it on Escape
    <dialog
      className={`modal ${className}`}
      ref={dialog}
      aria-labelledby={heading}
      onMouseDown={press}
      onCancel={(event) => {
        // That of a file input inside, whose choice was called off.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={reopen}
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
