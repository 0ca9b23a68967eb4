import { Button } from '@energy/ui/button'
import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFieldError } from '../../../../shared/form/use-form-field.ts'
import { SortableHint } from '../../../../shared/sortable/sortable-handle.tsx'
import { useSortable } from '../../../../shared/sortable/use-sortable.ts'
import type { EntryKind } from '../../record/entry-kind.ts'
import { EntryRow } from './entry-row.tsx'
import { useEntries } from './use-entries.ts'

interface EntryListProps {
  kind: EntryKind
  /** The entry that is open; -1 for none. */
  openAt: number
  onOpen: (at: number) => void
}

/** Sections or sub titles: rows that are moved by their handles, one of which is open. */
export function EntryList({ kind, openAt, onOpen }: EntryListProps) {
  const { list, heading, legend, max } = kind
  const { entries, add, double, move, remove } = useEntries({ kind, openAt, onOpen })
  const sortable = useSortable({
    ids: entries.map((entry) => entry.id),
    nameOf: (at) => `${legend} ${at + 1}`,
    onMove: move,
  })
  const error = useFieldError(list)
  const addButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isFull = entries.length >= max

  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between gap-4 border-t border-line bg-surface py-3 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:top-[calc(var(--bar)+var(--editor-bar,0rem))] [@media(height>=30rem)]:z-3">
        <h2 id={id} className="section-title">
          {heading} <span className="count">{entries.length}</span>
        </h2>
        <Button
          ref={addButton}
          look="line"
          small
          disabled={isFull}
          aria-describedby={isFull ? `${id}-full` : undefined}
          onClick={add}
        >
          <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {kind.add}
        </Button>
      </div>
      <output className="sr-only">{sortable.announcement}</output>
      {isFull && (
        <p id={`${id}-full`} className="mt-3 text-small text-muted">
          At most {max}. Remove one to add another.
        </p>
      )}
      {error && <p className="field-error mt-3">{error}</p>}
      {entries.length === 0 && <p className="mt-4 text-muted">{kind.none}</p>}
      {entries.length > 1 && <SortableHint id={`${id}-hint`} />}
      <ul className="mt-3">
        {sortable.order.map((entryId) => {
          const at = entries.findIndex((entry) => entry.id === entryId)
          return (
            <EntryRow
              key={entryId}
              kind={kind}
              at={at}
              count={entries.length}
              isOpen={at === openAt}
              row={sortable.rowOf(entryId)}
              describedBy={`${id}-hint`}
              onToggle={() => onOpen(at === openAt ? -1 : at)}
              onMove={(step) => {
                if (!entries[at + step]) return
                move(at, at + step)
                sortable.announce(`${legend} ${at + 1} moved ${step < 0 ? 'up' : 'down'}.`)
              }}
              onDouble={isFull ? undefined : () => double(at)}
              onRemove={() => {
                // The button of a full list can take the focus only when the entry is gone.
                flushSync(() => remove(at))
                addButton.current?.focus()
              }}
            />
          )
        })}
      </ul>
    </section>
  )
}
