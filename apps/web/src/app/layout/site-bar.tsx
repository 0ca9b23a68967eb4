import { useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon, ICONS } from '../../shared/icon.tsx'
import { allPages } from '../../shared/kinds.ts'
import { BarMenu } from './bar-menu.tsx'
import { Brand } from './brand.tsx'
import { SessionButtons } from './session-buttons.tsx'
import { useDismissal } from './use-dismissal.ts'

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
        <SearchLink className="ml-auto lg:hidden" />
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
          <SearchLink className="max-lg:hidden" />
          <SessionButtons />
        </nav>
      </div>
    </header>
  )
}

/** Above 1024 px between menu and session, below in the bar beside the button of the menu. */
const SearchLink = ({ className }: { className: string }) => (
  <NavLink className={`icon-btn find ${className}`} to="/search" aria-label="Search">
    <Icon path={ICONS.search} />
  </NavLink>
)
