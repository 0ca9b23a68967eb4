import type { ComponentProps } from 'react'

/** Confirms that something was accepted, and stays; screen readers announce it. It has its id while it has a text. */
export const Confirmation = ({ id, ...props }: ComponentProps<'output'>) => (
  <output {...props} id={props.children ? id : undefined} className="confirmation empty:hidden" />
)
