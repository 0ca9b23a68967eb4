import { useConfig } from '@energy/client/use-config'
import { onWindowMessage } from '@energy/client/window-messages'
import type { Kind } from '@energy/contracts/content'
import { FromPreview, type ToPreview } from '@energy/contracts/previews/messages'
import { formattedOf } from '@energy/formatted/formatted-of'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Typed } from '../editor/content-values.ts'
import { fieldOf, partOf } from './edited-part.ts'
import { pacedSender } from './paced-sender.ts'
import { useShownPictures } from './use-shown-pictures.ts'

/**
 * Tells the page in a frame what the form says, and which part is edited. Only the site is told and heard.
 * @param onField is called with the path of a field whose part was pressed
 * @returns the ref of the frame, and whether its page listens
 */
export function useLivePreview(kind: Kind, onField: (field: string) => void) {
  const { siteUrl } = useConfig()
  const { origin } = new URL(siteUrl)
  const { getValues, subscribe } = useFormContext<Typed>()
  const picturesOf = useShownPictures()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)

  const post = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, origin)
  const sendItem = useEffectEvent((number: number, again: () => void) => {
    const texts = getValues()
    const formatted = formattedOf(kind, texts)
    post({ preview: 'item', number, texts, ...(formatted && { formatted }), pictures: picturesOf(texts, again) })
  })
  const tellPart = useEffectEvent((target: EventTarget | null) => {
    const part = partOf(kind, fieldOf(target))
    if (part) post({ preview: 'part', ...part })
  })
  const press = useEffectEvent((field: string) => onField(field))

  useEffect(() => {
    const sender = pacedSender((number) => sendItem(number, sender.schedule))
    let isListening = false
    const hear = (message: FromPreview) => {
      if (message.preview === 'pressed') return press(message.field)
      if (message.preview === 'shown') return sender.onShown(message.number)
      isListening = true
      setReady(true)
      sender.start()
      tellPart(document.activeElement)
    }
    const onFocus = ({ target }: FocusEvent) => isListening && tellPart(target)
    document.addEventListener('focusin', onFocus)
    const ends = [
      onWindowMessage(FromPreview, { origin, source: () => frame.current?.contentWindow }, hear),
      subscribe({ formState: { values: true }, callback: sender.schedule }),
      sender.stop,
      () => document.removeEventListener('focusin', onFocus),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [origin, subscribe])

  return { frame, isReady }
}
