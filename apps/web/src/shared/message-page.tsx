import { useEffect, useRef, type ReactNode } from 'react'

interface MessagePageProps {
  /** Gets the focus when it changes. */
  title: string
  /** Whether the band runs off the page; otherwise it ends at a stop. */
  runs: boolean
  /** Sets `--c`, the colour of the band. */
  carrier: string
  children: ReactNode
}

/** A short page whose title continues as a band. The band shows whether something flows. */
export function MessagePage({ title, runs, carrier, children }: MessagePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedTitle = useRef(title)
  useEffect(() => {
    if (focusedTitle.current === title) return
    focusedTitle.current = title
    heading.current?.focus()
  }, [title])
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
