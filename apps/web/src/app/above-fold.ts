/**
 * The body's class on a page that has just loaded: content below the fold is rendered in later frames
 * (styles/above-fold.css).
 */
export const ABOVE_FOLD = 'above-fold'

/** Removes the class: from now on everything is rendered at once. */
export const showAll = () => document.body.classList.remove(ABOVE_FOLD)

/**
 * Renders everything at once after a reload or a return, because restoring the scroll position needs the whole layout.
 */
export function showAllOnReturn() {
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate') showAll()
}
