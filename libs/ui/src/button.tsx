import type { ComponentProps, MouseEvent } from 'react'

export type ButtonLook = 'primary' | 'line' | 'danger'

/** The classes of a button, for a link that looks like one. */
export const buttonClass = (look: ButtonLook = 'primary', small = false) =>
  `btn btn-${look}${small ? ' btn-small' : ''}`

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** 44 px high, for bars and the dashboard. */
  small?: boolean
  /** Its action is running: it keeps its size and its focus, and ignores clicks. */
  busy?: boolean
}

/** A button; of type `button` by default. */
export function Button({ look, small, busy = false, className = '', children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={`${buttonClass(look, small)} ${className}`}
    >
      {busy ? (
        <span className="relative">
          <span className="spinner" aria-hidden="true" />
          {children}
        </span>
      ) : (
        children
      )}
    </button>
  )
}
