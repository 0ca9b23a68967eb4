import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Outline } from './outline.tsx'
import type { Parts } from './parts.ts'
import type { useEditorMessages } from './use-editor-messages.ts'
import './preview.css'

/** Notifies the editor when the page can follow. A page that changes before it is hydrated would be drawn anew, from its top. */
export function Ready({ tell }: Pick<ReturnType<typeof useEditorMessages>, 'tell'>) {
  useEffect(() => tell({ preview: 'ready' }), [tell])
  return null
}

/** The entry of a field, or the field itself where it is in none. */
const entryOf = (field: string) => field.split('.', 2).join('.')

interface LivePageProps extends ReturnType<typeof useEditorMessages> {
  /** Which element shows which field. */
  parts: Parts
  children: ReactNode
}

/** A page that outlines the part that is edited. A press on a part opens its field, and nothing leads away from here. */
export function LivePage({ parts, part, tell, children }: LivePageProps) {
  const page = useRef<HTMLDivElement>(null)

  const press = useEffectEvent((event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    const { target } = event
    const field = page.current && target instanceof Element && parts.fieldAt(page.current, target)
    if (field) tell({ preview: 'pressed', field })
  })
  useEffect(() => {
    // Before links, buttons and forms of the page.
    const onClick = (event: Event) => press(event)
    const onSubmit = (event: Event) => event.preventDefault()
    document.addEventListener('click', onClick, true)
    document.addEventListener('submit', onSubmit, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('submit', onSubmit, true)
    }
  }, [])

  return (
    <div ref={page} className="preview-live">
      {children}
      {part && <Outline key={entryOf(part.field)} page={page} part={part} parts={parts} />}
    </div>
  )
}
