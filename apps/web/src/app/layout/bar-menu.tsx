import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { isWithin, type KindPages } from '../../shared/kinds.ts'
import { useDismissal } from './use-dismissal.ts'

interface BarMenuProps {
  label: string
  /** The text of the link to the whole list. */
  all: string
  kind: KindPages
  links: readonly { id: string; text: string }[] | undefined
}

/** A submenu of the navigation. It is a native disclosure, so it works without JavaScript. */
export function BarMenu({ label, all, kind, links = [] }: BarMenuProps) {
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
      <summary ref={summary} aria-current={isWithin(kind, pathname) ? 'true' : undefined}>
        {label}
        <ChevronDown className="icon" aria-hidden="true" />
      </summary>
      <ul className="panel">
        <li>
          <Link className="all" to={kind.list} aria-current={current(kind.list)}>
            {all}
          </Link>
        </li>
        {links.map(({ id, text }) => (
          <li key={id}>
            <Link to={kind.single(id)} aria-current={current(kind.single(id))}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
