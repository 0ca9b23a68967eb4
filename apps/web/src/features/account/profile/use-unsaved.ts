import { confirmAction, prepareNotices } from '@energy/ui/notice'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker, type Blocker } from 'react-router-dom'

const confirmLeaving = () =>
  confirmAction({
    title: 'Leave without saving?',
    text: 'What you changed here is not saved yet.',
    yes: 'Leave',
    no: 'Stay here',
  })

/** The button of the bar that logs out. */
const LOG_OUT = '.session button'

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
    void confirmLeaving()
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
  useAskBeforeLogOut(() => unsaved.current || isSending)
  return {
    typed: () => (unsaved.current = true),
    saved: () => (unsaved.current = false),
  }
}

/** Asks before the user logs out, which leaves the page unasked. The bar cannot ask: its code is that of every page. */
function useAskBeforeLogOut(hasUnsaved: () => boolean) {
  const mustAsk = useEffectEvent(hasUnsaved)
  useEffect(() => {
    // While it is asked no other press counts, until the one that the answer makes itself.
    let step: 'asking' | 'leaving' | undefined
    const ask = async (button: HTMLButtonElement) => {
      step = 'asking'
      const leaves = await confirmLeaving().catch(() => false)
      step = 'leaving'
      if (leaves) button.click()
      step = undefined
    }
    const onClick = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>(LOG_OUT)
      if (!button || step === 'leaving' || !mustAsk()) return
      // Before the button gets it.
      event.stopPropagation()
      if (!step) void ask(button)
    }
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
}
