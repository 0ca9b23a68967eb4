import { confirmAction, prepareNotices } from '@energy/ui/notice'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'

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
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirmAction({
      title: 'Leave without saving?',
      text: 'What you changed here is not saved yet.',
      yes: 'Leave',
      no: 'Stay here',
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
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
