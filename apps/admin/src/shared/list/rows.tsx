import { useEffect, useRef, type ReactNode } from 'react'
import { InlineLoadError } from '../page/loaded.tsx'

interface RowsProps {
  /** Plural name of the rows for use inside a sentence: `requests`. */
  things: string
  list: ScrolledList
  children: ReactNode
}

/** The fields of a paged list that its rows need. */
interface ScrolledList {
  above: number
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  fetchPreviousPage: () => unknown
}

/** The rows of a list that loads more pages when it is scrolled up or down. */
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
            <InlineLoadError retry={list.fetchNextPage}>We could not load more {things}.</InlineLoadError>
          ) : (
            <>
              <output>Loading...</output>
              {/* Starts long before the end of the list, so that the next page is loaded in time. */}
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
  /** No page is loading, so `onVisible` may be called. */
  idle: boolean
  height: string
  className?: string
}

/** Marks an end of the loaded rows; calls `onVisible` when it scrolls into view. */
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
