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
export function prefetchOnIntent(routesFor: (path: string) => Promise<RouteObject[]>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = ({ target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    if (navigator.connection?.saveData) return
    // A failure is reported when the page is opened.
    timer = setTimeout(() => void Promise.allSettled([prefetch(link)]), INTENT)
  }
  const prefetch = async ({ pathname, href }: HTMLAnchorElement) => {
    const match = matchRoutes(await routesFor(pathname), pathname)?.at(-1)
    const page = match && pageOf(match.route)
    if (page) await Promise.all([page.load(), page.read(match.params, new Request(href))])
  }
  for (const name of INTENT_EVENTS) addEventListener(name, schedule, { passive: true })
}
