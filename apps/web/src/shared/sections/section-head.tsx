import type { ReactNode } from 'react'

interface SectionHeadProps {
  title?: string | undefined
  lead?: string | undefined
  /** Shown at the right end. */
  children?: ReactNode
}

export const SectionHead = ({ title, lead, children }: SectionHeadProps) => (
  <div className="head">
    <div>
      {title && <h2 className="text-h2">{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
    </div>
    {children}
  </div>
)
