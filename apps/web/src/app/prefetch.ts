import { matchRoutes, type RouteObject } from 'react-router-dom'
import { pageOf } from './page.ts'

declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/, only in some browsers. */
    connection?: { saveData?: boolean }
  }
}

/** A pointer that only passes over a link has left it sooner, in ms. */
const INTENT = 65
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart']

/**
 * Loads the code and the data of a page when a visitor seems about to open it, so that the page's loader finds them.
 * Does nothing if the browser asks to save data.
 */
export function prefetchOnIntent(routes: RouteObject[]) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = ({ target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    if (navigator.connection?.saveData) return
    timer = setTimeout(() => prefetch(link), INTENT)
  }
  const prefetch = ({ pathname, href }: HTMLAnchorElement) => {
    const match = matchRoutes(routes, pathname)?.at(-1)
    const page = match && pageOf(match.route)
    // A failure is reported when the page is opened.
    if (page) void Promise.allSettled([page.load(), page.read(match.params, new Request(href))])
  }
  for (const name of INTENT_EVENTS) addEventListener(name, schedule, { passive: true })
}
