import { useEffect, useRef, type ReactNode } from 'react'

interface MessagePageProps {
  /** Gets the focus when it changes. */
  title: string
  /** Whether the band runs off the page; otherwise it ends at a stop. */
  runs: boolean
  /** Sets `--c`, the colour of the band. */
  carrier: string
  /** Whether it has taken the place of a form, so that the title gets the focus where the visitor sees it. */
  takesFocus?: boolean
  children: ReactNode
}

/** A short page whose title continues as a band. The band shows whether something flows. */
export function MessagePage({ title, runs, carrier, takesFocus = false, children }: MessagePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedTitle = useRef(title)
  useEffect(() => {
    if (focusedTitle.current === title) return
    focusedTitle.current = title
    heading.current?.focus()
  }, [title])
  useEffect(() => {
    if (!takesFocus) return
    // The page has become shorter. In the middle of the window, the bar at its top does not cover the heading.
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section className={`message-page sunken ${carrier}`}>
      <div className="page">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          <span>{title}</span>
          <i className={runs ? 'runs' : undefined} aria-hidden="true" />
        </h1>
        {children}
      </div>
    </section>
  )
}
