import type { ReactNode } from 'react'

interface SectionHeadProps {
  title: string
  lead?: string
  /** Shown at the right end. */
  children?: ReactNode
}

export const SectionHead = ({ title, lead, children }: SectionHeadProps) => (
  <div className="head">
    <div>
      <h2 className="text-h2">{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
    {children}
  </div>
)
