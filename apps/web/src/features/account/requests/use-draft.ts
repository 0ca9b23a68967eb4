import { personalKey } from '@energy/client/session/personal-storage'
import { withStorage } from '@energy/client/session/with-storage'
import { useEffect, useEffectEvent, useRef, type ChangeEvent } from 'react'
import { useHydrated } from '../../../shared/form/use-hydrated.ts'

const HINT = 'Your draft is kept on this device until it is sent.'

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
  const isHydrated = useHydrated()
  return {
    /** The attributes of the text area. */
    area: {
      ref: area,
      ...(isHydrated && { hint: HINT }),
      onChange({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) {
        later.current = value
        withStorage(() => localStorage.setItem(key, value))
      },
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
