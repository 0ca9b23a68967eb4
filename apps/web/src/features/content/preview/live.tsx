import type { Kind, ShownItem } from '@energy/contracts/content'
import { useEffect, useRef } from 'react'
import { useLoaderData } from 'react-router-dom'
import { ItemView } from './item-view.tsx'
import { Outline } from './outline.tsx'
import { fieldAt } from './parts.ts'
import { PreviewEnded } from './preview-ended.tsx'
import type { PreviewHead } from './read.ts'
import { useEditorMessages } from './use-editor-messages.ts'
import './preview.css'

/** The page in the frame of the editor: it follows what is typed there, and a press on a part opens its field. */
export function LivePreview() {
  const { previewed } = useLoaderData<PreviewHead>()
  return previewed ? <Live kind={previewed.kind} saved={previewed.item} /> : <PreviewEnded />
}

/** Tells the editor when the page can follow. A page that changes before it is hydrated would be drawn anew, from its top. */
function Ready({ tell }: Pick<ReturnType<typeof useEditorMessages>, 'tell'>) {
  useEffect(() => tell({ preview: 'ready' }), [tell])
  return null
}

/** The entry of a field, or the field itself where it is in none. */
const entryOf = (field: string) => field.split('.', 2).join('.')

function Live({ kind, saved }: { kind: Kind; saved: ShownItem }) {
  const { item, part, tell } = useEditorMessages(saved)
  const page = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // Before links, buttons and forms of the page: nothing leads away from here.
    const onClick = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      const { target } = event
      const field = page.current && target instanceof Element && fieldAt(page.current, target, kind, item)
      if (field) tell({ preview: 'pressed', field })
    }
    const onSubmit = (event: Event) => event.preventDefault()
    document.addEventListener('click', onClick, true)
    document.addEventListener('submit', onSubmit, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('submit', onSubmit, true)
    }
  }, [kind, item, tell])

  return (
    <div ref={page} className="preview-live">
      <ItemView kind={kind} item={item}>
        <Ready tell={tell} />
      </ItemView>
      {part && <Outline key={entryOf(part.field)} page={page} part={part} kind={kind} item={item} />}
    </div>
  )
}
