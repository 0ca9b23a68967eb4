import { TextArea, TextField } from '@energy/ui/field'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { Errors } from './content-form.tsx'
import type { EntryField } from './entry-fields.ts'
import { controlId } from './read-content.ts'

interface EntryFieldsetProps {
  entryKey: string
  /** The JSON pointer of the entry. */
  pointer: string
  legend: string
  fields: readonly EntryField[]
  start: Readonly<Record<string, string>>
  /** Just added: its first field takes the focus. */
  added: boolean
  errors: Errors
  onRemove: (entryKey: string) => void
}

// One function for all, so that React calls it when a field appears and never again.
const takeFocus = (field: HTMLElement | null) => field?.focus()

/** One section or sub title. */
export const EntryFieldset = memo(function EntryFieldset(props: EntryFieldsetProps) {
  const { entryKey, pointer, legend, fields, start, added, errors, onRemove } = props
  return (
    <fieldset className="relative mt-4 min-w-0 border-l-4 border-leaf bg-ground px-5 pt-4 pb-5">
      <legend className="float-left flex min-h-touch w-full items-center pr-12 font-semibold">{legend}</legend>
      <button
        type="button"
        className="icon-btn absolute! top-4 right-3 text-danger!"
        aria-label={`Remove ${legend.toLowerCase()}`}
        onClick={() => onRemove(entryKey)}
      >
        <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div className="clear-both grid items-start gap-5 md:grid-cols-2">
        {fields.map(({ name, label, form }, at) => {
          const tie = {
            label,
            id: controlId(`${pointer}/${name}`),
            name: `${pointer}/${name}`,
            defaultValue: start[name],
            error: errors[`${pointer}/${name}`],
          }
          if (form === 'long') return <TextArea key={name} className="md:col-span-2" rows={2} {...tie} />
          return (
            <TextField
              key={name}
              ref={added && at === 0 ? takeFocus : undefined}
              inputMode={form === 'image' ? 'url' : undefined}
              {...tie}
            />
          )
        })}
      </div>
    </fieldset>
  )
})
