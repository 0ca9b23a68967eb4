import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface SplitProps {
  /** What the list holds: its name for who cannot see it. */
  label: string
  /** The way back to the list on small screens. */
  back: string
  /** On small screens: the pane stands in the list's place. */
  open: boolean
  rows: ReactNode
  children: ReactNode
}

/** A list with a pane that shows what is selected in it. On small screens one of the two is seen. */
export function Split({ label, back, open, rows, children }: SplitProps) {
  const list = useRef<HTMLUListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const was = useRef(open)
  // Where one takes the place of the other, the focus goes along.
  useEffect(() => {
    if (was.current === open) return
    was.current = open
    if (open && !list.current?.checkVisibility()) pane.current?.focus({ preventScroll: true })
    if (!open && !pane.current?.checkVisibility()) list.current?.querySelector('a')?.focus()
  }, [open])
  return (
    <div className="panel grid lg:min-h-176 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <ul
        ref={list}
        aria-label={label}
        className={`overflow-x-hidden lg:sticky lg:top-18 lg:max-h-[calc(100dvh-4.5rem)] lg:self-start lg:overflow-y-auto ${open ? 'max-lg:hidden' : ''}`}
      >
        {rows}
      </ul>
      <div
        ref={pane}
        tabIndex={-1}
        className={`min-w-0 border-line p-5 outline-none lg:border-l lg:px-8 lg:pt-7 lg:pb-10 ${open ? '' : 'max-lg:hidden'}`}
      >
        <Link className="inline-flex min-h-touch items-center gap-2 font-[560] text-(--color-link) lg:hidden" to="?">
          <ArrowLeft className="icon" aria-hidden="true" />
          {back}
        </Link>
        {children}
      </div>
    </div>
  )
}

interface RowProps {
  id: string
  current: boolean
  picture: ReactNode
  title: string
  line: ReactNode
}

/** A row of the list: picture, title, one line. */
export const SplitRow = ({ id, current, picture, title, line }: RowProps) => (
  <li>
    <Link
      to={`?id=${id}`}
      aria-current={current || undefined}
      className={`grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-3.5 border-b border-line px-4 py-3 outline-offset-[-3px] ${
        current ? 'lg:bg-tint lg:shadow-[inset_4px_0_0_var(--color-link)]' : 'hover:bg-ground'
      }`}
    >
      {picture}
      <span>
        <span className="block truncate font-[580]">{title}</span>
        <span className="block truncate text-small text-muted">{line}</span>
      </span>
    </Link>
  </li>
)

/** The shape of a list that has yet to come. */
export const SplitSkeleton = () => (
  <div className="panel grid lg:min-h-176 lg:grid-cols-[21rem_minmax(0,1fr)]">
    <div>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <div key={row} className="grid grid-cols-[3.5rem_1fr] items-center gap-3.5 border-b border-line px-4 py-3">
          <div className="skeleton size-14 rounded-tr-[1rem]" />
          <div>
            <div className="skeleton h-4 w-3/5" />
            <div className="skeleton mt-2 h-3 w-9/10" />
          </div>
        </div>
      ))}
    </div>
    <div className="border-l border-line p-8 max-lg:hidden">
      <div className="skeleton h-7 w-2/5" />
      <div className="skeleton mt-8 h-4 w-3/5" />
      <div className="skeleton mt-4 h-4 w-9/10" />
      <div className="skeleton mt-4 h-4 w-3/4" />
    </div>
  </div>
)
