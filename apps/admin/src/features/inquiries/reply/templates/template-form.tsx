import { PLACEHOLDERS, written } from '@energy/contracts/inquiries/placeholders'
import { keysOf } from '@energy/contracts/record-of'
import { TEMPLATE_BOUNDS, type Template } from '@energy/contracts/inquiries/templates'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { useEffect, useRef } from 'react'
import type { Versioned } from '../../../../shared/records/versioned.ts'
import { insertText } from './insert-text.ts'
import { TemplateConflict } from './template-conflict.tsx'
import { labels, useTemplateForm } from './use-template-form.ts'

interface TemplateFormProps {
  /** The template that is changed; without it a new one is added. */
  latest?: Versioned<Template>
  /** @param sentence that says what was done; "" for nothing */
  onDone: (sentence: string) => void
}

const isGiven = (words: string) => (value: string) => value.trim() !== '' || words

/** The form of a template: its name, its text, and the placeholders that it may have. */
export function TemplateForm({ latest, onDone }: TemplateFormProps) {
  const { form, failure, theirs, busy, submit, keepMine, loadTheirs } = useTemplateForm(latest, onDone)
  const textArea = useRef<HTMLTextAreaElement>(null)
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('name'), [setFocus])
  const text = form.register('text', { validate: isGiven('Write the text.') })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // The form of the reply is around it in React, though not in the document.
        event.stopPropagation()
        submit()
      }}
      noValidate
    >
      {theirs && <TemplateConflict theirs={theirs.item} onOverwriteTheirs={keepMine} onLoadTheirs={loadTheirs} />}
      {failure && (
        <p className="form-errors" role="alert">
          {failure}
        </p>
      )}
      <TextField
        label={labels.name}
        maxLength={TEMPLATE_BOUNDS.name}
        readOnly={busy}
        error={errors.name?.message}
        {...form.register('name', { validate: isGiven('Give it a name.') })}
      />
      <TextArea
        label={labels.text}
        className="[&_textarea]:min-h-44"
        rows={8}
        maxLength={TEMPLATE_BOUNDS.text}
        readOnly={busy}
        error={errors.text?.message}
        {...text}
        ref={(field) => {
          text.ref(field)
          textArea.current = field
        }}
      />
      <div>
        <h3 className="font-[560]">Placeholders</h3>
        <p className="mb-2 text-small text-muted">In a reply they are filled in. Press one to insert it.</p>
        <ul className="grid gap-x-4 md:grid-cols-2">
          {keysOf(PLACEHOLDERS).map((name) => (
            <li key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-2 py-0.5 text-small">
              <button
                type="button"
                className="text-link min-h-touch justify-self-start font-[560]"
                onClick={() => textArea.current && insertText(textArea.current, written(name))}
              >
                {written(name)}
              </button>
              {PLACEHOLDERS[name]}
            </li>
          ))}
        </ul>
      </div>
      <div className="modal-actions">
        <Button type="submit" small busy={busy}>
          Save
        </Button>
        <Button look="line" small onClick={() => onDone('')}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
