import { useConfig } from '@energy/client/use-config'
import { onWindowMessage } from '@energy/client/window-messages'
import { ToPreview, type FromPreview } from '@energy/contracts/previews/messages'
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'

/** The part that is being edited, with its name. */
export interface EditedPart {
  field: string
  label: string
}

/** What the form says now, of an item or of a text of the site. */
type Edited = Exclude<ToPreview, { preview: 'part' }>

/**
 * What the editor around this frame says: what the form has now, and the part that is edited. Messages go to the
 * dashboard alone, and come from it alone.
 * @param follow shows what the form has
 */
export function useEditorMessages(follow: (edited: Edited) => void) {
  const { origin } = new URL(useConfig().dashboardUrl)
  const [number, setNumber] = useState(0)
  const [part, setPart] = useState<EditedPart>()
  const tell = useCallback(
    (message: FromPreview) => {
      if (window.parent !== window) window.parent.postMessage(message, origin)
    },
    [origin],
  )

  const hear = useEffectEvent((message: ToPreview) => {
    if (message.preview === 'part') return setPart(message)
    startTransition(() => {
      follow(message)
      setNumber(message.number)
    })
  })
  useEffect(
    () => onWindowMessage(ToPreview, { origin, source: () => window.parent }, (message) => hear(message)),
    [origin],
  )

  useEffect(() => {
    if (number > 0) tell({ preview: 'shown', number })
  }, [number, tell])

  return { part, tell }
}
