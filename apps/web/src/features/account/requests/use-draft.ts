import { personalKey } from '@energy/client/session/personal-storage'
import { withStorage } from '@energy/client/session/with-storage'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Says below the text area that there is a draft. */
export const DRAFT_HINT = 'Your draft is kept on this device until it is sent.'

/** Keeps what is typed into a text area on this device, until it is sent or the user signs out. */
export function useDraft(name: string) {
  const key = personalKey(`message ${name}`)
  const area = useRef<HTMLTextAreaElement>(null)
  const restore = useEffectEvent(() => {
    // What was typed before this code ran is newer.
    if (area.current) area.current.value ||= withStorage(() => localStorage.getItem(key)) ?? ''
  })
  useEffect(() => restore(), [])
  // What was typed since the text was sent; undefined for nothing.
  const later = useRef<string>(undefined)
  return {
    area,
    typed(text: string) {
      later.current = text
      withStorage(() => localStorage.setItem(key, text))
    },
    /** Called when the text is sent. */
    sending: () => void (later.current = undefined),
    /** Called when it was accepted, and the form is empty again. What was typed meanwhile comes back. */
    sent() {
      if (later.current === undefined) withStorage(() => localStorage.removeItem(key))
      else if (area.current) area.current.value = later.current
    },
  }
}
