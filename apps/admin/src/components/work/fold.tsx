import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  summary: ReactNode
  /** Whether it is unfolded at first. */
  open?: boolean
  children: ReactNode
}

/** Something that is unfolded when it is wanted. */
export const Fold = ({ summary, open = false, children }: FoldProps) => (
  <details open={open}>
    <summary className="-ml-2 inline-flex min-h-touch cursor-pointer list-none items-center gap-2 rounded-control px-2 font-[560] hover:bg-tint [&::-webkit-details-marker]:hidden">
      <span className="wrap-anywhere">{summary}</span>
      <ChevronDown
        className="size-4 flex-none transition-transform [details[open]>summary>&]:rotate-180"
        strokeWidth={1.75}
        aria-hidden="true"
      />
    </summary>
    {children}
  </details>
)
