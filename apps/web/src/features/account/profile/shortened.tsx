import { Button } from '@energy/ui/button'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

const FIRST = 2

interface ShortenedProps {
  /** What the list is called: `Purchased services`. */
  title: string
  /** The rows, newest first. */
  children: readonly ReactNode[]
}

/** The first rows of a list; See More shows the others. */
export function Shortened({ title, children }: ShortenedProps) {
  const [all, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const seeMore = () => {
    flushSync(() => setAll(true))
    // The button is gone, so the focus moves to the list.
    list.current?.focus()
  }
  return (
    <>
      <ul className="mt-4 border-t border-line" tabIndex={-1} ref={list}>
        {children.slice(0, all ? undefined : FIRST)}
      </ul>
      {!all && children.length > FIRST && (
        <Button className="mt-5" look="line" small onClick={seeMore} aria-label={`See More of ${title.toLowerCase()}`}>
          See More
        </Button>
      )}
    </>
  )
}
