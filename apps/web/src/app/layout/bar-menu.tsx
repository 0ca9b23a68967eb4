import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isWithin } from '../../shared/kinds.ts'
import type { KindPages } from '../../shared/kinds/kind-pages.ts'
import { useDismissal } from './use-dismissal.ts'
import { useMenuItems } from './use-menu-items.ts'

/** A kind in the navigation: a submenu with its items, or a link to its list. */
export function BarKind({ pages }: { pages: KindPages }) {
  const { pathname } = useLocation()
  const items = useMenuItems(pages.tag)
  if (items) return <BarMenu pages={pages} items={items} />
  const current = pathname === pages.list ? 'page' : isWithin(pages, pathname)
  return (
    <Link to={pages.list} aria-current={current || undefined}>
      {pages.title}
    </Link>
  )
}

interface BarMenuProps {
  pages: KindPages
  items: NonNullable<ReturnType<typeof useMenuItems>>
}

/** A submenu of the navigation. It is a native disclosure, so it works without JavaScript. */
function BarMenu({ pages, items }: BarMenuProps) {
  const { pathname } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  useDismissal(details, (takesFocus) => {
    if (!details.current?.open) return
    details.current.open = false
    if (takesFocus) summary.current?.focus()
  })
  const current = (path: string) => (path === pathname ? 'page' : undefined)
  return (
    <details ref={details} name="bar">
      <summary ref={summary} aria-current={isWithin(pages, pathname) ? 'true' : undefined}>
        {pages.title}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <ul className="panel">
        <li>
          <Link className="all" to={pages.list} aria-current={current(pages.list)}>
            {`All ${pages.name}`}
          </Link>
        </li>
        {items.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} aria-current={current(to)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
