import { useEffect, useState, type MouseEventHandler, type ReactNode } from 'react'
import { Button } from './button.tsx'

/** Shows its children after `delay` milliseconds, so that a quick load shows no skeleton. */
export function Delayed({ children, delay = 200 }: { children: ReactNode; delay?: number }) {
  const [due, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return due ? children : null
}

/** A placeholder for content that is loading. `className` sets its size. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div className={`skeleton ${className}`} aria-hidden="true" />
)

/** Announces the loading to screen readers, which do not see skeletons. */
export const Loading = () => <output className="sr-only">Loading...</output>

/** An empty state: a drawing of a band that ends at a stop, a sentence and an action. */
export function Empty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="void">
      <svg viewBox="0 0 112 40" aria-hidden="true">
        <path className="fill-leaf" d="M0 12h100v16H0z" />
        <path className="fill-ink" d="M100 6h6v28h-6z" />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  )
}

/** A load error: a drawing of a band with a gap before its stop, a sentence and a Try again button. */
export function LoadError({ children, retry }: { children: ReactNode; retry: MouseEventHandler<HTMLButtonElement> }) {
  return (
    <div className="void" role="alert">
      <svg viewBox="0 0 112 40" aria-hidden="true">
        <path className="fill-heat" d="M0 12h52v16H0z" />
        <path className="fill-line" d="M76 12h24v16H76z" />
        <path className="fill-ink" d="M100 6h6v28h-6z" />
      </svg>
      <p>{children}</p>
      <Button
        look="line"
        small
        onClick={(event) => {
          // The button goes when it loads again, so what is around it has its focus.
          event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
          retry(event)
        }}
      >
        Try again
      </Button>
    </div>
  )
}
