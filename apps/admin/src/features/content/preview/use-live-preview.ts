import { useConfig } from '@energy/client/use-config'
import { onWindowMessage } from '@energy/client/window-messages'
import type { Kind } from '@energy/contracts/content'
import { FromPreview, type ToPreview } from '@energy/contracts/previews/messages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Typed } from '../editor/content-values.ts'
import { fieldOf, partOf } from './edited-part.ts'
import { useShownPictures } from './use-shown-pictures.ts'

/**
 * Sends what the form says to the page in a frame: at most once a frame of the screen, and not before the page shows
 * what was sent last, so that a slow page never delays the typing.
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
  const sending = useRef({ number: 0, shown: 0, isDue: false, request: 0 })

  const post = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, origin)
  const send = useEffectEvent(() => {
    const state = sending.current
    state.request = 0
    state.isDue = false
    state.number++
    const typed = getValues()
    const pictures = picturesOf(typed, schedule)
    post({ preview: 'item', number: state.number, texts: typed, pictures })
  })
  const schedule = () => {
    const state = sending.current
    if (state.number > state.shown) state.isDue = true
    else state.request ||= requestAnimationFrame(() => send())
  }
  const tellPart = useEffectEvent((target: EventTarget | null) => {
    const part = partOf(kind, fieldOf(target))
    if (part) post({ preview: 'part', ...part })
  })
  const hear = useEffectEvent((message: FromPreview) => {
    const state = sending.current
    if (message.preview === 'pressed') return onField(message.field)
    if (message.preview === 'ready') {
      setReady(true)
      state.shown = state.number
      schedule()
      tellPart(document.activeElement)
      return
    }
    state.shown = message.number
    if (state.isDue) schedule()
  })
  const onChange = useEffectEvent(() => schedule())

  useEffect(() => {
    const state = sending.current
    const onFocus = ({ target }: FocusEvent) => tellPart(target)
    const ends = [
      onWindowMessage(FromPreview, { origin, source: () => frame.current?.contentWindow }, (message) => hear(message)),
      subscribe({ formState: { values: true }, callback: () => onChange() }),
      () => cancelAnimationFrame(state.request),
      () => document.removeEventListener('focusin', onFocus),
    ]
    document.addEventListener('focusin', onFocus)
    return () => {
      for (const end of ends) end()
    }
  }, [origin, subscribe])

  return { frame, isReady }
}
