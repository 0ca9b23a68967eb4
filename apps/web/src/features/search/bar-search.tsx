import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { Icon, ICONS } from '../../shared/icon.tsx'
import { useDisclosure } from '../../shared/use-dismissal.ts'
import { SearchBox } from './search-box.tsx'

/** The search in the bar, under which its form unfolds. It is a native disclosure, so it works without JavaScript. */
export function BarSearch({ className }: { className: string }) {
  const { pathname } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  useDisclosure(details)
  const focusInput = () => {
    if (details.current?.open) details.current.querySelector('input')?.focus()
  }
  // It may have been opened before this code ran.
  useEffect(focusInput, [])
  return (
    <details ref={details} className={`find ${className}`} name="bar" onToggle={focusInput}>
      <summary className="icon-btn" aria-label="Search" aria-current={pathname === '/search' ? 'page' : undefined}>
        <Icon path={ICONS.search} />
      </summary>
      <div className="unfolded">
        <div className="page">
          <SearchBox q="" />
        </div>
      </div>
    </details>
  )
}
