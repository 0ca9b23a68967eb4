import { Suspense, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon, ICONS } from '../../shared/icon.tsx'
import { allPages } from '../../shared/kinds.ts'
import { BarMenu } from './bar-menu.tsx'
import { Brand } from './brand.tsx'
import { SessionButtons } from './session-buttons.tsx'
import { lazyOnUse } from '../../shared/lazy-component.ts'
import { useDismissal } from '../../shared/use-dismissal.ts'

const BarSearch = lazyOnUse(async () => (await import('../../features/search/bar-search.tsx')).BarSearch)
// Constant elements, as that of the newsletter: above 1024 px between menu and session, below in the bar beside the
// button of the menu.
const [wideSearch, narrowSearch] = ['max-lg:hidden', 'ml-auto lg:hidden'].map((className) => (
  <Suspense key={className}>
    <BarSearch className={className} />
  </Suspense>
))

/** The navigation; below 1024 px its links unfold under the bar. */
export function SiteBar() {
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useDismissal(bar, (takesFocus) => {
    if (open && takesFocus) toggle.current?.focus()
    setOpen(false)
  })

  return (
    <header className="bar" ref={bar}>
      <div className="page">
        <Brand />
        {narrowSearch}
        <button
          type="button"
          ref={toggle}
          className="icon-btn toggle"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="site-nav"
          onClick={() => setOpen(!open)}
        >
          <Icon path={open ? ICONS.close : ICONS.menu} />
        </button>
        <nav id="site-nav" aria-label="Main" className={open ? 'open' : ''}>
          <ul>
            <li>
              <NavLink to="/" end>
                Home
              </NavLink>
            </li>
            {allPages.map((pages) => (
              <li key={pages.tag}>
                <BarMenu pages={pages} />
              </li>
            ))}
            <li>
              <NavLink to="/about">About Us</NavLink>
            </li>
            <li>
              <NavLink to="/contact">Contact Us</NavLink>
            </li>
          </ul>
          {wideSearch}
          <SessionButtons />
        </nav>
      </div>
    </header>
  )
}
