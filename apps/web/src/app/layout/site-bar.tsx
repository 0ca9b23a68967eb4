import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { COMPANY } from '@energy/contracts/company'
import { menu } from '@energy/contracts/site'
import { Wordmark } from '@energy/ui/wordmark'
import { useQuery } from '@tanstack/react-query'
import { Menu, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { isWithin, kindPages } from '../../shared/kinds.ts'
import { BarMenu } from './bar-menu.tsx'
import { SessionButtons } from './session-buttons.tsx'
import { useDismissal } from './use-dismissal.ts'

/** The navigation; below 1024 px its links unfold under the bar. */
export function SiteBar() {
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const { data } = useQuery(query(useCall(), menu))

  useDismissal(bar, (takesFocus) => {
    if (open && takesFocus) toggle.current?.focus()
    setOpen(false)
  })
  const { list: guides } = kindPages.blogs
  const inGuides = pathname === guides ? 'page' : isWithin(kindPages.blogs, pathname)

  return (
    <header className="bar" ref={bar}>
      <div className="page">
        <Link className="brand" to="/" aria-label={`${COMPANY.name}, home`}>
          <Wordmark words={COMPANY.wordmark} />
        </Link>
        <button
          type="button"
          ref={toggle}
          className="icon-btn toggle"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls="site-nav"
          onClick={() => setOpen(!open)}
        >
          {open ? <X className="icon" aria-hidden="true" /> : <Menu className="icon" aria-hidden="true" />}
        </button>
        <nav id="site-nav" aria-label="Main" className={open ? 'open' : ''}>
          <ul>
            <li>
              <NavLink to="/" end>
                Home
              </NavLink>
            </li>
            <li>
              <BarMenu
                label="Service"
                all="All services"
                kind={kindPages.services}
                links={data?.services.map(({ _id, titlePrefix }) => ({ id: _id, text: titlePrefix ?? '' }))}
              />
            </li>
            <li>
              <BarMenu
                label="Products"
                all="All products"
                kind={kindPages.products}
                links={data?.products.map(({ _id, headerTitle }) => ({ id: _id, text: headerTitle ?? '' }))}
              />
            </li>
            <li>
              <Link to={guides} aria-current={inGuides || undefined}>
                Guides
              </Link>
            </li>
            <li>
              <NavLink to="/about">About Us</NavLink>
            </li>
            <li>
              <NavLink to="/contact">Contact Us</NavLink>
            </li>
          </ul>
          <SessionButtons />
        </nav>
      </div>
    </header>
  )
}
