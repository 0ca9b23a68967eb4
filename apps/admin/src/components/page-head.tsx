import { COMPANY } from '@energy/contracts/company'
import type { ReactNode } from 'react'

interface PageHeadProps {
  title: string
  /** A line above the title that says what it is about. */
  above?: string | undefined
  /** The one action of the screen. */
  action?: ReactNode
}

/** The heading of a screen, and the title of the browser's tab. */
export const PageHead = ({ title, above, action }: PageHeadProps) => (
  <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <title>{`${above ? `${above}, ` : ''}${title} | ${COMPANY.name}`}</title>
    <div>
      {above && <p className="mb-1 text-muted">{above}</p>}
      <h1 className="text-[1.75rem] leading-[1.15] tracking-[-0.025em]">{title}</h1>
    </div>
    {action}
  </div>
)
