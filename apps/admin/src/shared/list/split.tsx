import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { SortableHandle, sortableClass } from '../sortable/sortable-handle.tsx'
import type { SortableRow } from '../sortable/use-sortable.ts'
import { useSortableRow } from '../sortable/use-sortable-row.ts'
import { useAddress } from '../browser/use-address.ts'

interface SplitProps {
  /** The accessible name of the list. */
  label: string
  /** Text of the link back to the list on small screens. */
  back: string
  /** On small screens, shows the pane instead of the list. */
  open: boolean
  /** Puts the list to the right of the pane. */
  mirrored?: boolean
  /** Shown above the rows; does not scroll with them. */
  filter?: ReactNode
  rows: ReactNode
  children: ReactNode
}

/** A list with a pane for the selected row. Small screens show one of the two. */
export function Split({ label, back, open, mirrored = false, filter, rows, children }: SplitProps) {
  const { list, pane } = useSplitFocus(open)
  const { hrefOf } = useAddress()
  const panes = [
    <div
      key="list"
      className={`flex min-w-0 flex-col lg:sticky lg:top-18 lg:max-h-[calc(100dvh-4.5rem)] lg:self-start ${open ? 'max-lg:hidden' : ''}`}
    >
      {filter}
      <ul
        ref={list}
        aria-label={label}
        className="relative min-h-0 overflow-x-hidden [--row:5.0625rem] lg:overflow-y-auto"
      >
        {rows}
      </ul>
    </div>,
    <div
      key="pane"
      ref={pane}
      tabIndex={-1}
      className={`min-w-0 border-line p-5 outline-none lg:px-8 lg:pt-7 lg:pb-10 ${mirrored ? 'lg:border-r' : 'lg:border-l'} ${open ? '' : 'max-lg:hidden'}`}
    >
      <Link
        className="inline-flex min-h-touch items-center gap-2 font-[560] text-(--color-link) lg:hidden"
        to={hrefOf()}
      >
        <ArrowLeft className="icon" aria-hidden="true" />
        {back}
      </Link>
      {children}
    </div>,
  ]
  return (
    <div
      className={`panel grid lg:min-h-176 ${mirrored ? 'lg:grid-cols-[minmax(0,1fr)_21rem]' : 'lg:grid-cols-[21rem_minmax(0,1fr)]'}`}
    >
      {mirrored ? panes.toReversed() : panes}
    </div>
  )
}

/** On small screens, moves the focus to the pane when it replaces the list, and back to the list. */
function useSplitFocus(open: boolean) {
  const list = useRef<HTMLUListElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    if (wasOpen.current === open) return
    wasOpen.current = open
    if (open && !list.current?.checkVisibility()) pane.current?.focus({ preventScroll: true })
    if (!open && !pane.current?.checkVisibility()) list.current?.querySelector('a')?.focus()
  }, [open])
  return { list, pane }
}

interface RowProps {
  id: string
  current: boolean
  /** Nothing where the rows have no pictures. */
  picture: ReactNode
  title: string
  line: ReactNode
  /** Shown below the line: the state of an inquiry. */
  status?: ReactNode
  /** Location state of the link: data for a row outside the loaded pages that may not be in the URL. */
  state?: object | undefined
}

/** A row: picture, title, one line. All rows have the same height, so the height of unloaded pages is known. */
export const SplitRow = (row: RowProps) => (
  <li className="h-(--row)">
    <RowLink {...row} className="px-4" />
  </li>
)

interface SortableRowProps extends RowProps {
  sortable: SortableRow
  /** The id of the text that says how to move it. */
  describedBy: string
}

/** A row that is moved by its handle. */
export function SortableSplitRow({ sortable, describedBy, ...row }: SortableRowProps) {
  const { row: rowRef, dragged, handle } = useSortableRow(sortable)
  return (
    <li ref={rowRef} className={`h-(--row) ${sortableClass(sortable)}`}>
      <div ref={dragged} className="relative h-full">
        <RowLink {...row} className="pr-4 pl-13" />
        <div className="absolute inset-y-0 left-1.5 grid items-center">
          <SortableHandle ref={handle} row={sortable} name={row.title} describedBy={describedBy} />
        </div>
      </div>
    </li>
  )
}

function RowLink({ id, current, picture, title, line, status, state, className }: RowProps & { className: string }) {
  const { hrefOf } = useAddress()
  return (
    <Link
      to={hrefOf(id)}
      state={state}
      aria-current={current || undefined}
      className={`grid h-full ${picture ? 'grid-cols-[3.5rem_minmax(0,1fr)]' : 'grid-cols-[minmax(0,1fr)]'} items-center gap-3.5 border-b border-line outline-offset-[-3px] ${className} ${
        current ? 'lg:bg-tint lg:shadow-[inset_4px_0_0_var(--color-link)]' : 'hover:bg-ground'
      }`}
    >
      {picture}
      <span>
        <span className="block truncate font-[580]">{title}</span>
        <span className="block truncate text-small text-muted">{line}</span>
        {status}
      </span>
    </Link>
  )
}
