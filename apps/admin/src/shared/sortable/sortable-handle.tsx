import { GripVertical } from 'lucide-react'
import type { Ref } from 'react'
import type { SortableRow } from './use-sortable.ts'

interface SortableHandleProps {
  ref: Ref<HTMLButtonElement>
  row: SortableRow
  /** What it moves: `section 2`. */
  name: string
  /** The id of the text that says how to move it. */
  describedBy: string
}

/** The dots by which a row is moved. */
export const SortableHandle = ({ ref, row, name, describedBy }: SortableHandleProps) => (
  <button
    ref={ref}
    type="button"
    className={`icon-btn z-1 text-muted! ${row.held ? 'cursor-grabbing outline-3 -outline-offset-3 outline-(--color-focus)' : 'cursor-grab'}`}
    aria-label={`Move ${name}`}
    aria-describedby={describedBy}
    aria-pressed={row.held === 'keys'}
    onClick={row.onClick}
    onKeyDown={row.onKeyDown}
    onBlur={row.onBlur}
  >
    <GripVertical className="icon" aria-hidden="true" />
  </button>
)

/** The text that says how to move a row, for the handles of a list. */
export const SortableHint = ({ id, className = '' }: { id: string; className?: string }) => (
  <p id={id} className={`text-small text-muted ${className}`}>
    Drag the dots, or press Space on them and move with the arrow keys. Esc puts it back.
  </p>
)

/** The look of a row that is held, and of the line that shows where it would be let go. */
export function sortableClass({ held, line }: Pick<SortableRow, 'held' | 'line'>) {
  if (held === 'keys')
    return 'relative z-1 rounded-panel bg-surface shadow-float before:absolute before:inset-x-3 before:-top-2 before:h-[3px] before:bg-ink'
  if (held === 'pointer') return 'opacity-40'
  if (!line) return ''
  const side = line === 'above' ? 'before:-top-0.5' : 'before:-bottom-0.5'
  return `relative before:absolute before:inset-x-0 before:z-1 before:h-[3px] before:bg-ink ${side}`
}
