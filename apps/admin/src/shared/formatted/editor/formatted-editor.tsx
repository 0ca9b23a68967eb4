import { FieldFrame, useField, type FieldProps } from '@energy/ui/field'
import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import './formatted.css'
import { createEditor, showText } from './create-editor.ts'
import { LinkForm } from './link-form.tsx'
import { Toolbar } from './toolbar.tsx'

interface FormattedEditorProps extends FieldProps {
  id: string
  name: string
  className?: string | undefined
}

/** The editor of a formatted text with its toolbar. */
export function FormattedEditor({ name, ...props }: FormattedEditorProps) {
  const { frame, control } = useField(props)
  const { field } = useController<Record<string, string>>({ name })
  const [isLinking, setIsLinking] = useState(false)
  const { host, editor } = useEditor({
    text: field.value ?? '',
    attributes: {
      id: control.id,
      class: 'formatted formatted-input',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${control.id}-label`,
      ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
      ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
    },
    onChange: field.onChange,
    onBlur: field.onBlur,
  })
  const close = () => {
    setIsLinking(false)
    editor?.commands.focus()
  }
  return (
    <FieldFrame {...frame}>
      <div className="formatted-frame" data-field={name} data-invalid={control['aria-invalid']}>
        {editor && <Toolbar editor={editor} controls={control.id} onLink={() => setIsLinking(true)} />}
        {editor && isLinking && <LinkForm editor={editor} onClose={close} />}
        <div
          ref={host}
          role="presentation"
          onKeyDown={(event) => {
            if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
            event.preventDefault()
            // Elsewhere these keys open the search.
            event.stopPropagation()
            setIsLinking(true)
          }}
        />
      </div>
    </FieldFrame>
  )
}

interface EditorInput {
  text: string
  attributes: Record<string, string>
  onChange: (text: string) => void
  onBlur: () => void
}

/** An editor in `host`. It shows another text when the form is filled with one. */
function useEditor({ text, attributes, onChange, onBlur }: EditorInput) {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  /** What the editor shows. */
  const shown = useRef(text)
  const change = useEffectEvent((next: string) => {
    shown.current = next
    onChange(next)
  })
  const blur = useEffectEvent(() => onBlur())
  const create = useEffectEvent((element: HTMLElement) =>
    createEditor({ element, text, attributes, onChange: change, onBlur: blur }),
  )
  // Before it is drawn: the toolbar would move what stands below.
  useLayoutEffect(() => {
    if (!host.current) return undefined
    const created = create(host.current)
    setEditor(created)
    // A label focuses inputs alone.
    const label = document.getElementById(created.view.dom.getAttribute('aria-labelledby') ?? '')
    const focus = () => created.commands.focus()
    label?.addEventListener('click', focus)
    return () => {
      label?.removeEventListener('click', focus)
      created.destroy()
    }
  }, [])
  useEffect(() => {
    if (!editor || shown.current === text) return
    shown.current = text
    showText(editor, text)
  }, [editor, text])
  const written = JSON.stringify(attributes)
  useEffect(() => {
    if (editor) editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(written) } })
  }, [editor, written])
  return { host, editor }
}
