import type { ReactNode } from 'react'
import { useTitle } from './use-title.ts'

interface PageHeadProps {
  title: string
  /** A line above the title that names the subject. */
  above?: string | undefined
  /** The one action of the screen. */
  action?: ReactNode
}

/** The heading of a screen, and the title of the browser's tab. */
export function PageHead({ title, above, action }: PageHeadProps) {
  useTitle(above ? `${above}, ${title}` : title)
  return (
    <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        {above && <p className="mb-1 text-muted">{above}</p>}
        <h1 className="text-[1.75rem] leading-[1.15] tracking-[-0.025em]">{title}</h1>
      </div>
      {action}
    </div>
  )
}
