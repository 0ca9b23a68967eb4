import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { notice } from '@energy/ui/notice'
import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useFieldError } from '../../../../shared/form/use-form-field.ts'
import type { EntryKind } from './entry-fields.ts'
import { EntryFieldset } from './entry-fieldset.tsx'

/** Milliseconds in which a removed entry can be restored. */
const UNDO = 10_000

/** Sections or sub titles. An entry that is added or restored takes the focus. */
export function EntryList({ kind }: { kind: EntryKind }) {
  const { list, heading, legend, fields } = kind
  const { getValues } = useFormContext<Record<string, Readonly<Record<string, string>>[]>>()
  const { fields: entries, append, insert, remove, move } = useFieldArray({ name: list })
  const [announcement, setAnnouncement] = useState('')
  const error = useFieldError(list)
  const addButton = useRef<HTMLButtonElement>(null)
  const id = useId()

  const removeOne = (at: number) => {
    const entry = getValues(list)?.[at] ?? {}
    addButton.current?.focus()
    remove(at)
    // An empty entry needs no undo.
    if (Object.values(entry).every((value) => value.trim() === '')) return
    const back = () => insert(at, entry)
    void notice(`${legend} ${at + 1} removed.`, { timer: UNDO, action: { label: 'Undo', run: back } })
  }
  const moveOne = (at: number, step: 1 | -1) => {
    if (!entries[at + step]) return
    move(at, at + step)
    setAnnouncement(`${legend} ${at + 1} moved ${step < 0 ? 'up' : 'down'}.`)
  }

  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between gap-4 border-t border-line pt-6">
        <h2 id={id} className="section-title">
          {heading} <span className="count">{entries.length}</span>
        </h2>
        <Button
          ref={addButton}
          look="line"
          small
          disabled={entries.length >= BOUNDS.entries}
          onClick={() => append(Object.fromEntries(fields.map(({ name }) => [name, ''])))}
        >
          <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {kind.add}
        </Button>
      </div>
      <output className="sr-only">{announcement}</output>
      {error && <p className="field-error mt-3">{error}</p>}
      {entries.length === 0 && <p className="mt-4 text-muted">{kind.none}</p>}
      {entries.map((entry, at) => (
        <EntryFieldset
          key={entry.id}
          list={list}
          at={at}
          legend={`${legend} ${at + 1}`}
          fields={fields}
          isFirst={at === 0}
          isLast={at === entries.length - 1}
          onRemove={() => removeOne(at)}
          onMove={(step) => moveOne(at, step)}
        />
      ))}
    </section>
  )
}
