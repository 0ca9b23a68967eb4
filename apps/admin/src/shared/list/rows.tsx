import { Button } from '@energy/ui/button'
import { useEffect, useRef, type ReactNode } from 'react'

interface RowsProps {
  /** What the list holds, in the middle of a sentence. */
  things: string
  list: ScrolledList
  children: ReactNode
}

/** What the rows have to know of the list they are drawn from. */
interface ScrolledList {
  above: number
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  fetchPreviousPage: () => unknown
}

/** The rows of a list that goes on as it is scrolled, in both directions. */
export function Rows({ things, list, children }: RowsProps) {
  const idle = !list.isFetching
  return (
    <>
      {list.above > 0 && (
        <li aria-hidden="true">
          <Sentinel onVisible={list.fetchPreviousPage} idle={idle} height={`calc(${list.above} * var(--row))`} />
        </li>
      )}
      {children}
      {list.hasNextPage && (
        <li className="relative px-4 py-5 text-muted">
          {list.isFetchNextPageError ? (
            <div className="grid justify-items-start gap-3">
              <p>We could not load more {things}.</p>
              <Button look="line" small onClick={() => list.fetchNextPage()}>
                Try again
              </Button>
            </div>
          ) : (
            <>
              <output>Loading...</output>
              {/* Begins long before the end, so that nobody waits there. */}
              <Sentinel onVisible={list.fetchNextPage} idle={idle} height="50rem" className="absolute bottom-0 w-px" />
            </>
          )}
        </li>
      )}
    </>
  )
}

interface SentinelProps {
  onVisible: () => unknown
  /** Nothing is under way: being seen counts. */
  idle: boolean
  height: string
  className?: string
}

/** Where what is drawn of a list ends; tells when it comes into sight. */
function Sentinel({ onVisible, idle, height, className = 'block' }: SentinelProps) {
  const sentinel = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!sentinel.current || !idle) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onVisible()
    })
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [onVisible, idle])
  return <span ref={sentinel} className={className} style={{ height }} aria-hidden="true" />
}
