import type { ComponentProps } from 'react'

/** Confirms that something was accepted, and stays; screen readers announce it. */
export const Confirmation = (props: ComponentProps<'output'>) => (
  <output {...props} className="confirmation empty:hidden" />
)
