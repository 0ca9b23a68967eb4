import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import { fullTitle, headOf } from '../head.ts'

/** After a navigation in the browser: the tab's title, and the focus at the start of the new page or its named part. */
export function usePageHead() {
  const head = headOf(useMatches().map(({ loaderData }) => loaderData))
  const title = head && fullTitle(head)
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  const { pathname, hash } = useLocation()
  const left = useRef(pathname)
  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    const part = hash ? document.getElementById(hash.slice(1)) : null
    ;(part ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, [pathname, hash])
}
