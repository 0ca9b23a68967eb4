import type { ComponentProps, ReactNode } from 'react'

/** A checkbox in a row of at least 44 px, with its sentence. */
export function Checkbox({ children, className = '', ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={`check ${className}`}>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
