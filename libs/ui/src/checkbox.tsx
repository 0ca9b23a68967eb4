import type { ComponentProps, ReactNode } from 'react'

/** A checkbox with its text, in a row at least 44 px high. */
export function Checkbox({ children, className = '', ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={`check ${className}`}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
