/** The class of a page that has just come: what is below its first view follows in later frames (styles/first-view.css). */
export const FIRST_VIEW = 'first-view'

/** The page has come: what is shown from now on is shown at once. */
export const showAtOnce = () => document.body.classList.remove(FIRST_VIEW)

/** Whoever comes back wants the page as it was left, as far down as it was: for that all of it must be laid out. */
export function showAtOnceOnReturn() {
  const [arrival] = performance.getEntriesByType('navigation')
  if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate') showAtOnce()
}
