import { useConfig } from '@energy/client/use-config'
import { onWindowMessage } from '@energy/client/window-messages'
import { ToPreview, type FromPreview } from '@energy/contracts/previews/messages'
import type { ShownItem } from '@energy/contracts/content'
import { startTransition, useCallback, useEffect, useState } from 'react'

/** The part that is being edited, with its name. */
export interface EditedPart {
  field: string
  label: string
}

/**
 * What the editor around this frame says: the item as the form has it now, and the part that is edited. Only the
 * dashboard is heard and told.
 * @param saved the item until the first message
 */
export function useEditorMessages(saved: ShownItem) {
  const { origin } = new URL(useConfig().dashboardUrl)
  const [shown, setShown] = useState({ number: 0, item: saved })
  const [part, setPart] = useState<EditedPart>()
  const tell = useCallback(
    (message: FromPreview) => {
      if (window.parent !== window) window.parent.postMessage(message, origin)
    },
    [origin],
  )

  useEffect(
    () =>
      onWindowMessage(ToPreview, { origin, source: () => window.parent }, (message) => {
        if (message.preview === 'part') return setPart(message)
        const { number, texts, formatted, pictures } = message
        // The trees of what was saved are of other texts.
        const { formatted: _, ...others } = saved
        const shownPictures = [...pictures, ...saved.pictures]
        const item = { ...others, ...texts, ...(formatted && { formatted }), pictures: shownPictures }
        startTransition(() => setShown({ number, item }))
      }),
    [origin, saved],
  )

  const { number } = shown
  useEffect(() => {
    if (number > 0) tell({ preview: 'shown', number })
  }, [number, tell])

  return { item: shown.item, part, tell }
}
