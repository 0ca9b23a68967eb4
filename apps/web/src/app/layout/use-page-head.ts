import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { fullTitle, headOf, ANNOUNCER } from '../../shared/head.ts'

/** The path that is shown; it outlives the layouts, for signing in has one of its own. */
let shownPath: string | undefined

/**
 * After a navigation in the browser: the tab's title, said to who cannot see it, and the focus at the start of the new
 * page or its named part.
 */
export function usePageHead() {
  const head = headOf(useMatches().map(({ loaderData }) => loaderData))
  const title = head && fullTitle(head)
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = shownPath
    shownPath = pathname
    // The browser itself tells of the page that it has loaded.
    if (before === undefined || before === pathname) return
    const target = hash ? document.getElementById(hash.slice(1)) : null
    ;(target ?? document.getElementById('main'))?.focus({ preventScroll: true })
    const announcer = document.getElementById(ANNOUNCER)
    if (announcer) announcer.textContent = document.title
  }, [pathname, hash])
}
