import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { fullTitle, headOf, ANNOUNCER } from '../../shared/head.ts'
import { useCompany } from '../../shared/site/use-site.ts'

/** The path on the screen. It is outside of the hook because the account pages have another layout. */
let shownPath: string | undefined

/**
 * After a navigation in the browser: sets the title of the tab, announces it to screen readers, and moves the focus to
 * the start of the new page or to its anchor.
 */
export function usePageHead() {
  const head = headOf(useMatches().map(({ loaderData }) => loaderData))
  const { name } = useCompany()
  const title = head && fullTitle(head, name)
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = shownPath
    shownPath = pathname
    // The browser itself announces a page that it has loaded.
    if (before === undefined || before === pathname) return
    const target = hash ? document.getElementById(hash.slice(1)) : null
    ;(target ?? document.getElementById('main'))?.focus({ preventScroll: true })
    const announcer = document.getElementById(ANNOUNCER)
    if (announcer) announcer.textContent = document.title
  }, [pathname, hash])
}
