import { BOUNDS } from '@energy/contracts/text'
import { Button } from '@energy/ui/button'
import { Plus } from 'lucide-react'
import { memo, useCallback, useId, useRef, useState } from 'react'
import type { Errors } from './content-form.tsx'
import type { EntryField } from './entry-fields.ts'
import { EntryFieldset } from './entry-fieldset.tsx'

type Values = Readonly<Record<string, string>>

interface EntryListProps {
  /** The JSON pointer of the list. */
  list: string
  heading: string
  legend: string
  add: string
  none: string
  fields: readonly EntryField[]
  start: readonly Values[]
  errors: Errors
  /** Called when an entry is added or removed. */
  onTouch: (() => void) | undefined
}

interface Entry {
  key: string
  start: Values
  added: boolean
}

const entryOf = (start: Values, added: boolean): Entry => ({ key: crypto.randomUUID(), start, added })
const empty: Values = {}
const none: Errors = {}

/** The errors at and below a pointer; always the same object where there are none, so that nothing is drawn anew. */
function errorsBelow(errors: Errors, pointer: string): Errors {
  const below = Object.entries(errors).filter(([path]) => path.startsWith(`${pointer}/`))
  return below.length > 0 ? Object.fromEntries(below) : none
}

/** Sections or sub titles: entries that are added at the end and removed one by one. */
export const EntryList = memo(function EntryList(props: EntryListProps) {
  const { list, heading, legend, add, none: noneYet, fields, start, errors, onTouch } = props
  const [entries, setEntries] = useState(() => start.map((values) => entryOf(values, false)))
  const adder = useRef<HTMLButtonElement>(null)
  const id = useId()

  const remove = useCallback(
    (key: string) => {
      setEntries((before) => before.filter((entry) => entry.key !== key))
      adder.current?.focus()
      onTouch?.()
    },
    [onTouch],
  )
  const append = () => {
    setEntries((before) => [...before, entryOf(empty, true)])
    onTouch?.()
  }

  return (
    <section aria-labelledby={id}>
      <div className="flex items-center justify-between gap-4 border-t border-line pt-6">
        <h2 id={id} className="part-title">
          {heading} <span className="count">{entries.length}</span>
        </h2>
        <Button ref={adder} look="line" small disabled={entries.length >= BOUNDS.entries} onClick={append}>
          <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          {add}
        </Button>
      </div>
      {errors[list] && <p className="field-error mt-3">{errors[list]}</p>}
      {entries.length === 0 && <p className="mt-4 text-muted">{noneYet}</p>}
      {entries.map(({ key, start: values, added }, index) => (
        <EntryFieldset
          key={key}
          entryKey={key}
          pointer={`${list}/${index}`}
          legend={`${legend} ${index + 1}`}
          fields={fields}
          start={values}
          added={added}
          errors={errorsBelow(errors, `${list}/${index}`)}
          onRemove={remove}
        />
      ))}
    </section>
  )
})
