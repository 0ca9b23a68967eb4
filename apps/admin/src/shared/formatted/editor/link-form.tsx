import { isLink } from '@energy/formatted/link'
import { Button } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import type { Editor } from '@tiptap/core'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'

interface LinkFormProps {
  editor: Editor
  /** Puts the focus back into the text. */
  onClose: () => void
}

/** The link at the selection. */
const linkAt = (editor: Editor) => String(editor.getAttributes('link')['href'] ?? '')

/** The address of the link at the selection. It stands in the form of the item, so it is no form of its own. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const [href, setHref] = useState(() => linkAt(editor))
  const [error, setError] = useState<string>()
  const hasLink = editor.isActive('link')
  const id = useId()
  useEffect(() => document.getElementById(id)?.focus(), [id])

  const set = () => {
    const address = href.trim()
    if (!isLink(address)) {
      setError('A link begins with https:, mailto:, tel:, or / for a page of the site.')
      document.getElementById(id)?.focus()
      return
    }
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && !hasLink)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run()
    else chain.setMark('link', { href: address }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else onClose()
  }
  return (
    <div className="grid gap-3 border-b border-line bg-ground p-3">
      <TextField
        id={id}
        label="Address of the link"
        inputMode="url"
        autoComplete="off"
        value={href}
        error={error}
        placeholder="https://"
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={keyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button small onClick={set}>
          {hasLink ? 'Change the link' : 'Set the link'}
        </Button>
        {hasLink && (
          <Button look="line" small onClick={remove}>
            Remove the link
          </Button>
        )}
        <Button look="line" small onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
