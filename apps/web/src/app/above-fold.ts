/** The class of a page that has just come: what is below its first view follows in later frames (styles/first-view.css). */
export const ABOVE_FOLD = 'above-fold'

/** The page has come: what is shown from now on is shown at once. */
export const showAll = () => document.body.classList.remove(ABOVE_FOLD)

/** Whoever comes back wants the page as it was left, as far down as it was: for that all of it must be laid out. */
export function showAllOnReturn() {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate') showAll()
}
