import { ChevronDown } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface DisclosureProps {
  summary: ReactNode
  /** Opens it when this is or becomes true; the user can close it again. */
  open?: boolean
  children: ReactNode
}

/** A section that the user can open and close. */
export function Disclosure({ summary, open = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useLayoutEffect(() => {
    if (open && details.current) details.current.open = true
  }, [open])
  return (
    <details ref={details}>
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
}
