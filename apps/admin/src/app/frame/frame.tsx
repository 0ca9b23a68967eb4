import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'

/** The `handle` of a route whose screen needs the width: from 1280 px the sidebar is a rail of icons. */
export const WIDE = 'wide'

/** Sidebar, top bar and the routed screen. */
export function Frame() {
  const main = useScreenFocus()
  const isRail = useMatches().some(({ handle }) => handle === WIDE)
  return (
    <div
      className={`grid min-h-dvh lg:grid-cols-[16rem_minmax(0,1fr)] ${isRail ? 'xl:grid-cols-[4.5rem_minmax(0,1fr)]' : ''}`}
    >
      <a
        className="skip sr-only z-20 bg-surface px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        href="#main"
        onClick={(event) => {
          // Another address would be a navigation, which the router did not make and cannot hold back.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        Skip to content
      </a>
      <aside className="group max-lg:hidden" data-ground="deep" data-rail={isRail || undefined}>
        <div className="sticky top-0 max-h-dvh overflow-y-auto">
          <Sidebar />
        </div>
      </aside>
      <div className="min-w-0">
        <TopBar />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 p-5 outline-none lg:p-8"
        >
          <Outlet />
        </main>
      </div>
      <ScrollRestoration />
    </div>
  )
}

/** Focuses the main content when the path changes. */
function useScreenFocus() {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
