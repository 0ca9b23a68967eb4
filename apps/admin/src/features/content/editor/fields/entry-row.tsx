import { ArrowDown, ArrowUp, ChevronDown, Copy, Trash2 } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { ActionMenu } from '../../../../shared/actions/action-menu.tsx'
import { SortableHandle, sortableClass } from '../../../../shared/sortable/sortable-handle.tsx'
import type { SortableRow } from '../../../../shared/sortable/use-sortable.ts'
import { useSortableRow } from '../../../../shared/sortable/use-sortable-row.ts'
import type { EntryKind } from '../../record/entry-kind.ts'
import { EntryBusy } from './entry-busy.ts'
import { EntryFieldset } from './entry-fieldset.tsx'
import { EntrySummary } from './entry-summary.tsx'

interface EntryRowProps {
  kind: EntryKind
  at: number
  /** The number of entries. */
  count: number
  isOpen: boolean
  row: SortableRow
  /** The id of the text that says how to move it. */
  describedBy: string
  onToggle: () => void
  onMove: (step: 1 | -1) => void
  /** Undefined where there is no room for another entry. */
  onDouble: (() => void) | undefined
  onRemove: () => void
}

/** One section or sub title; its fields while it is open. Alt with an arrow key moves it while the focus is inside. */
export function EntryRow(props: EntryRowProps) {
  const { kind, at, isOpen, row, describedBy, onToggle, onMove } = props
  const legend = `${kind.legend} ${at + 1}`
  const { row: rowRef, dragged, handle } = useSortableRow(row)
  const [isBusy, setIsBusy] = useState(false)
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the menu in it
    <li
      ref={rowRef}
      className={`-mx-3 border-t border-line px-3 ${isOpen ? 'bg-ground shadow-[inset_4px_0_0_var(--color-leaf)]' : ''} ${sortableClass(row)}`}
      onKeyDown={moveByKey}
    >
      <div ref={dragged} className="relative flex min-h-14 items-center gap-1 -ml-2">
        <SortableHandle ref={handle} row={row} name={legend.toLowerCase()} describedBy={describedBy} />
        <EntrySummary kind={kind} at={at} isOpen={isOpen} onToggle={onToggle} />
        <ActionMenu name={legend.toLowerCase()} actions={actionsOf(props)} />
        <span className="grid size-touch flex-none place-items-center" aria-hidden="true">
          <ChevronDown className={`icon ${isOpen ? 'rotate-180' : ''}`} />
        </span>
      </div>
      {(isOpen || isBusy) && (
        <div hidden={!isOpen}>
          <EntryBusy value={setIsBusy}>
            <EntryFieldset list={kind.list} at={at} legend={legend} fields={kind.fields} />
          </EntryBusy>
        </div>
      )}
    </li>
  )
}

const actionsOf = ({ at, count, onMove, onDouble, onRemove }: EntryRowProps) => [
  { icon: ArrowUp, label: 'Move up', keys: 'Alt+ArrowUp', disabled: at === 0, run: () => onMove(-1) },
  { icon: ArrowDown, label: 'Move down', keys: 'Alt+ArrowDown', disabled: at === count - 1, run: () => onMove(1) },
  { icon: Copy, label: 'Double', disabled: !onDouble, run: () => onDouble?.() },
  { icon: Trash2, label: 'Remove', isDanger: true, run: onRemove },
]
