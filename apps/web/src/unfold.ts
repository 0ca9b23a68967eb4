/** The class of a page of which what is below the first view is not laid out at once (styles/fold.css). */
export const FOLDED = 'folded'

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? void requestIdleCallback(run) : void setTimeout(run, 50)

/** Whoever comes back wants the page as it was left, as far down as it was: for that all of it must be laid out. */
export function unfoldForReturn() {
  const [arrival] = performance.getEntriesByType('navigation')
  if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate')
    document.body.classList.remove(FOLDED)
}

/** Lays out what is below the first view, part by part, so that whoever touches the page never waits for all of it. */
export function unfold() {
  const parts = [...document.querySelectorAll<HTMLElement>('main > * ~ section, .footer')]
  const next = parts.find(({ style }) => style.contentVisibility === '')
  if (next && document.body.classList.contains(FOLDED)) {
    next.style.contentVisibility = 'visible'
    return whenIdle(unfold)
  }
  document.body.classList.remove(FOLDED)
  for (const { style } of parts) style.removeProperty('content-visibility')
}
