import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Icon, ICONS } from '../../shared/icon.tsx'
import { isWithin } from '../../shared/kinds.ts'
import type { KindPages } from '../../shared/kinds/kind-pages.ts'
import { useDisclosure } from '../../shared/use-dismissal.ts'
import { useMenuItems } from '../../shared/site/use-menu-items.ts'

/**
 * A kind in the navigation: a submenu of its items, or a link to its list. The submenu is a native disclosure, so it
 * works without JavaScript.
 */
export function BarMenu({ pages }: { pages: KindPages }) {
  const { list, title, name, tag } = pages
  const { pathname } = useLocation()
  const items = useMenuItems(tag)
  const details = useRef<HTMLDetailsElement>(null)
  useDisclosure(details)
  const current = (path: string) => (path === pathname ? 'page' : undefined)
  const within = isWithin(pages, pathname) || undefined
  if (!items)
    return (
      <Link to={list} aria-current={current(list) ?? within}>
        {title}
      </Link>
    )
  return (
    <details ref={details} name="bar">
      <summary aria-current={within}>
        {title}
        <Icon path={ICONS.chevronDown} />
      </summary>
      <ul className="panel">
        <li>
          <Link className="all" to={list} aria-current={current(list)}>
            {`All ${name}`}
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
