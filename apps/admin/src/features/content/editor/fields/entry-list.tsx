import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { Plus } from 'lucide-react'
import { memo, useCallback, useId, useRef } from 'react'
import type { EntryKind } from './entry-fields.ts'
import { EntryFieldset } from './entry-fieldset.tsx'
import type { Errors } from '../../../../shared/form/field-errors.ts'
import { useEntries, type Values } from './use-entries.ts'

interface EntryListProps {
  kind: EntryKind
  start: readonly Values[]
  errors: Errors
  /** Called when an entry is added, removed or moved. */
  onTouch: () => void
}

const none: Errors = {}

/** The errors below a pointer; without errors always the same object, so that memoized entries do not re-render. */
function errorsBelow(errors: Errors, pointer: string): Errors {
  const below = Object.entries(errors).filter(([path]) => path.startsWith(`${pointer}/`))
  return below.length > 0 ? Object.fromEntries(below) : none
}

/** Sections or sub titles. */
export const EntryList = memo(function EntryList({ kind, start, errors, onTouch }: EntryListProps) {
  const { list, heading, legend, fields } = kind
  const { entries, announcement, add, remove, move } = useEntries(legend, start, onTouch)
  const addButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  const removeOne = useCallback(
    (at: number, values: Values) => {
      addButton.current?.focus()
      remove(at, values)
    },
    [remove],
  )

  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between gap-4 border-t border-line pt-6">
        <h2 id={id} className="section-title">
          {heading} <span className="count">{entries.length}</span>
        </h2>
        <Button ref={addButton} look="line" small disabled={entries.length >= BOUNDS.entries} onClick={add}>
          <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {kind.add}
        </Button>
      </div>
      <output className="sr-only">{announcement}</output>
      {errors[list] && <p className="field-error mt-3">{errors[list]}</p>}
      {entries.length === 0 && <p className="mt-4 text-muted">{kind.none}</p>}
      {entries.map((entry, at) => (
        <EntryFieldset
          key={entry.key}
          list={list}
          at={at}
          legend={legend}
          fields={fields}
          start={entry.start}
          added={entry.added}
          isFirst={at === 0}
          isLast={at === entries.length - 1}
          errors={errorsBelow(errors, `${list}/${at}`)}
          onRemove={removeOne}
          onMove={move}
        />
      ))}
    </section>
  )
})
