import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { template, type Template } from '@energy/contracts/inquiries/templates'
import { Button } from '@energy/ui/button'
import { Dialog } from '@energy/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Loaded } from '../../../../shared/page/loaded.tsx'
import { EditedTemplate } from './edited-template.tsx'
import { TemplateForm } from './template-form.tsx'
import { TemplateRow } from './template-row.tsx'

/** A dialog with all templates: they can be added, changed and deleted. */
export const TemplatesDialog = ({ onClose }: { onClose: () => void }) =>
  createPortal(
    <Dialog title="Templates" className="modal-wide" onClose={onClose}>
      <button
        type="button"
        className="icon-btn absolute! top-5 right-5 max-md:top-2.5 max-md:right-2.5"
        aria-label="Close"
        onClick={onClose}
      >
        <X className="icon" aria-hidden="true" />
      </button>
      <Editor />
    </Dialog>,
    document.body,
  )

/** The list, or the form of the template that is added (`new`) or changed (its id). */
function Editor() {
  const [edited, setEdited] = useState('')
  const [said, say] = useState('')
  const end = (sentence: string) => {
    setEdited('')
    say(sentence)
  }
  if (edited === 'new') return <TemplateForm onDone={end} />
  if (edited) return <EditedTemplate id={edited} onDone={end} />
  return <All key={said} said={said} onEdit={setEdited} onDeleted={(name) => say(`“${name}” is deleted.`)} />
}

interface AllProps {
  /** What was done last. */
  said: string
  /** @param id of the template; `new` for a new one */
  onEdit: (id: string) => void
  onDeleted: (name: string) => void
}

/** All templates. It takes the focus: what had it before is not there any more. */
function All({ said, onEdit, onDeleted }: AllProps) {
  const templates = useQuery(query(useCall(), template.list))
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <div ref={list} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-4 outline-none">
      <p className="text-muted">All staff share them, and choose them when they write a reply.</p>
      {said && <output className="text-small text-muted">{said}</output>}
      <Loaded query={templates} error="We could not load the templates.">
        {(loaded) => <Rows rows={loaded} onEdit={onEdit} onDeleted={onDeleted} />}
      </Loaded>
      <Button small className="justify-self-start" onClick={() => onEdit('new')}>
        <Plus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        Add a template
      </Button>
    </div>
  )
}

interface RowsProps {
  rows: readonly Template[]
  onEdit: (id: string) => void
  onDeleted: (name: string) => void
}

const Rows = ({ rows, onEdit, onDeleted }: RowsProps) =>
  rows.length === 0 ? (
    <p>There are none yet. Write a text that you often send once, such as asking for a bill.</p>
  ) : (
    <ul className="border-b border-line">
      {rows.map((row) => (
        <TemplateRow key={row._id} row={row} onEdit={() => onEdit(row._id)} onDeleted={() => onDeleted(row.name)} />
      ))}
    </ul>
  )
