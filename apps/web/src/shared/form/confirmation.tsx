import type { ComponentProps } from 'react'

/** Says that something was taken, and stays; read out when it appears. */
export const Confirmation = (props: ComponentProps<'output'>) => (
  <output {...props} className="confirmation empty:hidden" />
)
