import type { Item, Kind, NewContent } from '@energy/contracts/content'
import { Button } from '@energy/ui/button'
import { FormErrors, type FormError } from '@energy/ui/form-errors'
import { useState, type FormEvent, type ReactNode } from 'react'
import { sectionFields, subTitleFields } from './entry-fields.ts'
import { EntryList } from './entry-list.tsx'
import { HeaderFields } from './header-fields.tsx'
import { readContent } from './read-content.ts'
import { faultsOf, inWordsOf } from './faults.ts'

/** What a form starts from; every field of an item but those the server sets. */
export type ContentStart = Omit<Item, '_id' | 'createdAt' | 'updatedAt'>

interface ContentFormProps {
  kind: Kind
  start: ContentStart
  submitLabel: string
  /** Sends what was typed; a refusal is told at its fields, and everything typed stays. */
  save: (typed: NewContent) => Promise<void>
  /** Called whenever somebody works in the form. */
  onTouch?: () => void
  /** Stands at the top of the form. */
  children?: ReactNode
}

/**
 * The one form for products, services and blogs. The controls keep what is typed, so a key press draws nothing
 * anew, however many entries there are.
 */
export function ContentForm({ kind, start, submitLabel, save, onTouch, children }: ContentFormProps) {
  const { errors, summary, busy, submit, mend } = useContentForm(kind, save)
  return (
    <form
      className="panel grid max-w-248 gap-8 px-5 pt-5 lg:px-8 lg:pt-7"
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        mend(event)
        onTouch?.()
      }}
      noValidate
    >
      <FormErrors errors={summary} />
      {children}
      <HeaderFields kind={kind} start={start} errors={errors} />
      <EntryList
        list="/subTitles"
        heading="Sub titles"
        legend="Sub title"
        add="Add Sub Title"
        none="No sub titles yet. Each one becomes a column of its own."
        fields={subTitleFields}
        start={start.subTitles}
        errors={errors}
        onTouch={onTouch}
      />
      <EntryList
        list="/sections"
        heading="Sections"
        legend="Section"
        add="Add Section"
        none="No sections yet. Each one becomes a block with its own picture."
        fields={sectionFields}
        start={start.sections}
        errors={errors}
        onTouch={onTouch}
      />
      <div className="-mx-5 flex justify-end border-t border-line px-5 py-4 lg:-mx-8 lg:px-8">
        <Button type="submit" small busy={busy} className="max-lg:flex-1">
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}

/** Messages by the JSON pointer of their field. */
export type Errors = Readonly<Record<string, string>>
const none: Errors = {}
const noSummary: readonly FormError[] = []

function useContentForm(kind: Kind, save: ContentFormProps['save']) {
  const [errors, setErrors] = useState(none)
  const [summary, setSummary] = useState(noSummary)
  const [busy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    setErrors(none)
    setSummary(noSummary)
    try {
      await save(readContent(kind, new FormData(form)))
    } catch (cause) {
      const faults = faultsOf(cause).map((fault) => inWordsOf(form, fault))
      setErrors(Object.fromEntries(faults.map(({ path, message }) => [path, message])))
      setSummary(faults.map(({ message, entry, field }) => ({ message: entry + message, ...field })))
    }
    setBusy(false)
  }
  /** Takes an error away once its field is typed in. */
  const mend = ({ target }: FormEvent) => {
    const name = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
    if (name in errors) setErrors(Object.fromEntries(Object.entries(errors).filter(([path]) => path !== name)))
  }
  return { errors, summary, busy, submit, mend }
}
