import { useConfig } from '@energy/client/use-config'
import { onWindowMessage } from '@energy/client/window-messages'
import type { EditedKind } from '@energy/contracts/content/edited'
import { FromPreview, type ToPreview } from '@energy/contracts/previews/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useCompany } from '../../../shared/company/use-company.ts'
import type { Values } from '../record/values.ts'
import { fieldOf, partOf } from './edited-part.ts'
import { messageOf } from './message.ts'
import { pacedSender } from './paced-sender.ts'
import { useShownPictures } from './use-shown-pictures.ts'

/**
 * Sends the values of the form, and the part that is edited, to the page in a frame. Messages are exchanged with the
 * site alone.
 * @param onField is called with the path of a field whose part was pressed
 * @returns the ref of the frame, and whether its page listens
 */
export function useLivePreview(kind: EditedKind, onField: (field: string) => void) {
  const { siteUrl } = useConfig()
  const { origin } = new URL(siteUrl)
  const { getValues, subscribe } = useFormContext<Values>()
  const company = useCompany()
  const picturesOf = useShownPictures(kind)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)

  const post = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, origin)
  const sendItem = useEffectEvent((number: number, again: () => void) => {
    const values = getValues()
    post(messageOf(kind, values, { number, pictures: picturesOf(values, again), company }))
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
