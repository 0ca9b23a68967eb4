import { matchRoutes, type RouteObject } from 'react-router-dom'
import { pageOf } from './page.ts'

declare global {
  interface Navigator {
    /** https://wicg.github.io/savedata/, where a browser has it. */
    connection?: { saveData?: boolean }
  }
}

/** Who only passes over a link is gone sooner, in ms. */
const INTENT = 65
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart']

/**
 * Brings the code and the answers of a page as soon as somebody seems about to go there, for the loader of the page to
 * find them; nothing where they asked to save data.
 */
export function prefetchOnIntent(routes: RouteObject[]) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = ({ target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element && target.closest('a')
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    if (navigator.connection?.saveData) return
    timer = setTimeout(() => prefetch(link.pathname), INTENT)
  }
  const prefetch = (path: string) => {
    const match = matchRoutes(routes, path)?.at(-1)
    const page = match && pageOf(match.route)
    // What fails now is told when it is asked for.
    if (page) void Promise.allSettled([page.load(), page.read(match.params)])
  }
  for (const name of INTENT_EVENTS) addEventListener(name, schedule, { passive: true })
}
