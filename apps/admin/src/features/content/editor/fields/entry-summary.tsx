import { useConfig } from '@energy/client/use-config'
import { Illustration } from '@energy/ui/picture'
import { get, useFormState, useWatch } from 'react-hook-form'
import { useDebounced } from '../../../../shared/use-debounced.ts'
import type { EntryKind } from '../../record/entry-kind.ts'

interface EntrySummaryProps {
  kind: EntryKind
  at: number
  isOpen: boolean
  onToggle: () => void
}

/** Milliseconds after the last key press, so that no incomplete URL is requested. */
const DEBOUNCE = 400

/** The picture, title and prefix of an entry, which open and fold it. */
export function EntrySummary({ kind: { list, legend, title, line, image }, at, isOpen, onToggle }: EntrySummaryProps) {
  const { siteUrl } = useConfig()
  const path = `${list}.${at}`
  const fields = [title, ...line, ...(image ? [image] : [])]
  const typed = useWatch<Record<string, string>>({ name: fields.map((field) => `${path}.${field}`) })
  const textOf = (field: string) => typed[fields.indexOf(field)] ?? ''
  const typedTitle = textOf(title)
  const link = useDebounced(image ? textOf(image).trim() : '', DEBOUNCE)
  const { errors } = useFormState({ name: path })
  const hasError = !isOpen && get(errors, path) !== undefined
  return (
    <>
      {image && (
        <Illustration className="w-14 flex-none rounded-tr-[0.875rem]! max-sm:hidden" src={link} base={siteUrl} />
      )}
      <button
        type="button"
        className="min-h-touch min-w-0 flex-1 py-2 pl-2 text-left after:absolute after:inset-0"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className="sr-only">
          {legend} {at + 1}:{' '}
        </span>
        <span className={`block wrap-anywhere ${typedTitle ? 'font-[580]' : 'text-muted'}`}>
          {typedTitle || 'No title yet'}
        </span>{' '}
        <span className="block text-small text-muted">
          {at + 1}. {line.map(textOf).filter(Boolean).join(', ')}
        </span>
        {hasError && (
          <span className="block text-small font-[560] text-danger">Something in it is to be corrected</span>
        )}
      </button>
    </>
  )
}
