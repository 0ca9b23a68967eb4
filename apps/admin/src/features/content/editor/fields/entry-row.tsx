import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { withoutAlts } from '../../../../shared/alt-fields.ts'
import { ContentField } from './content-field.tsx'
import type { EntryField } from './entry-fields.ts'

interface EntryFieldsetProps {
  /** The field of the list. */
  list: string
  at: number
  legend: string
  fields: readonly EntryField[]
  isFirst: boolean
  isLast: boolean
  onRemove: () => void
  onMove: (step: 1 | -1) => void
}

/** One section or sub title. Alt with an arrow key moves it while the focus is inside. */
export function EntryFieldset({ list, at, legend, fields, isFirst, isLast, onRemove, onMove }: EntryFieldsetProps) {
  const name = legend.toLowerCase()
  const moveByKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
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
          onPress={() => onMove(-1)}
        />
        <MoveButton
          icon={ArrowDown}
          name={`Move ${name} down`}
          keys="Alt+ArrowDown"
          disabled={isLast}
          onPress={() => onMove(1)}
        />
        <button type="button" className="icon-btn text-danger!" aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
      <div className="clear-both grid items-start gap-5 md:grid-cols-2">
        {withoutAlts(fields).map((field) => (
          <ContentField
            key={field.name}
            {...field}
            name={`${list}.${at}.${field.name}`}
            {...(field.control !== 'line' && { className: 'md:col-span-2' })}
            {...(field.control === 'long' && { rows: 2 })}
          />
        ))}
      </div>
    </fieldset>
  )
}

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
