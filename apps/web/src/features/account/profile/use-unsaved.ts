import { confirmAction, prepareNotices } from '@energy/ui/notice'
import { useEffect, useRef } from 'react'
import { useBlocker, type Blocker } from 'react-router-dom'

/**
 * Asks before the user leaves unsaved changes.
 * @param isSending whether something is being sent, which leaving would stop
 */
export function useUnsaved(isSending = false) {
  const unsaved = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (unsaved.current || isSending) && currentLocation.pathname !== nextLocation.pathname,
  )
  // Where the answer leads: another press while it is asked changes that, and asks nothing.
  const asked = useRef<Extract<Blocker, { state: 'blocked' }>>(undefined)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const isAsking = asked.current !== undefined
    asked.current = blocker
    if (isAsking) return
    void confirmAction({
      title: 'Leave without saving?',
      text: 'What you changed here is not saved yet.',
      yes: 'Leave',
      no: 'Stay here',
    })
      .then((leaves) => (leaves ? asked.current?.proceed() : asked.current?.reset()))
      .finally(() => {
        asked.current = undefined
      })
  }, [blocker])
  useEffect(() => {
    const preventUnload = (event: BeforeUnloadEvent) => {
      if (unsaved.current || isSending) event.preventDefault()
    }
    prepareNotices()
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [isSending])
  return {
    typed: () => (unsaved.current = true),
    saved: () => (unsaved.current = false),
  }
}
