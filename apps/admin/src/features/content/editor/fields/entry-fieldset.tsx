import { TextArea, TextField } from '@energy/ui/field'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { memo, type KeyboardEvent } from 'react'
import type { EntryField } from './entry-fields.ts'
import { controlId, type Errors } from '../../../../shared/form/field-errors.ts'
import { ImageField } from './image-field.tsx'
import type { Values } from './use-entries.ts'

interface EntryFieldsetProps {
  /** The JSON pointer of the list. */
  list: string
  at: number
  legend: string
  fields: readonly EntryField[]
  start: Values
  /** Focuses the first field on mount. */
  added: boolean
  isFirst: boolean
  isLast: boolean
  errors: Errors
  onRemove: (at: number, values: Values) => void
  onMove: (at: number, step: 1 | -1) => void
}

// A stable function, so that React calls it on mount only.
const focusField = (field: HTMLElement | null) => field?.focus()

/** One section or sub title. Alt with an arrow key moves it while the focus is inside. */
export const EntryFieldset = memo(function EntryFieldset(props: EntryFieldsetProps) {
  const { list, at, fields, start, added, isFirst, isLast, errors, onRemove, onMove } = props
  const legend = `${props.legend} ${at + 1}`
  const name = legend.toLowerCase()
  const pointerOf = (field: EntryField) => `${list}/${at}/${field.name}`
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(at, event.key === 'ArrowUp' ? -1 : 1)
  }
  const remove = (form: HTMLFormElement) => {
    const typed = new FormData(form)
    onRemove(at, Object.fromEntries(fields.map((field) => [field.name, String(typed.get(pointerOf(field)))])))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the buttons in it
    <fieldset className="relative mt-4 min-w-0 border-l-4 border-leaf bg-ground px-5 pt-4 pb-5" onKeyDown={moveByKey}>
      <legend className="float-left flex min-h-touch w-full items-center pr-36 font-semibold">{legend}</legend>
      <div className="absolute top-4 right-3 flex">
        <MoveButton
          icon={ArrowUp}
          name={`Move ${name} up`}
          keys="Alt+ArrowUp"
          disabled={isFirst}
          onPress={() => onMove(at, -1)}
        />
        <MoveButton
          icon={ArrowDown}
          name={`Move ${name} down`}
          keys="Alt+ArrowDown"
          disabled={isLast}
          onPress={() => onMove(at, 1)}
        />
        <button
          type="button"
          className="icon-btn text-danger!"
          aria-label={`Remove ${name}`}
          onClick={({ currentTarget: { form } }) => form && remove(form)}
        >
          <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <div className="clear-both grid items-start gap-5 md:grid-cols-2">
        {fields.map((field, index) => {
          const pointer = pointerOf(field)
          const fieldProps = {
            label: field.label,
            id: controlId(pointer),
            name: pointer,
            defaultValue: start[field.name],
            error: errors[pointer],
          }
          if (field.form === 'long')
            return <TextArea key={field.name} className="md:col-span-2" rows={2} {...fieldProps} />
          if (field.form === 'image') return <ImageField key={field.name} {...fieldProps} />
          return <TextField key={field.name} ref={added && index === 0 ? focusField : undefined} {...fieldProps} />
        })}
      </div>
    </fieldset>
  )
})

interface MoveButtonProps {
  icon: typeof ArrowUp
  name: string
  keys: string
  /** Uses `aria-disabled`, so that the button keeps the focus after a move to the end. */
  disabled: boolean
  onPress: () => void
}

const MoveButton = ({ icon: Icon, name, keys, disabled, onPress }: MoveButtonProps) => (
  <button
    type="button"
    className="icon-btn aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    aria-label={name}
    aria-keyshortcuts={keys}
    aria-disabled={disabled || undefined}
    title={`${name} (${keys.replace('Arrow', '')})`}
    onClick={onPress}
  >
    <Icon className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
  </button>
)
