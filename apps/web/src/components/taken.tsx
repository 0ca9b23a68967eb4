import type { ReactNode } from 'react'

/** Says that something was taken, and stays; read out when it appears. */
export const Taken = ({ children }: { children: ReactNode }) => (
  <output className="taken empty:hidden">{children}</output>
)
