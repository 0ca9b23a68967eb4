import { notice } from '@energy/ui/notice'
import { useEffect } from 'react'

/** Milliseconds in which a change of a form can be undone. */
const UNDO = 10_000

let form = new AbortController()

/** Shows a notice whose button undoes a change of the form that is open. */
export const offerUndo = (text: string, run: () => void, label = 'Undo') =>
  void notice(text, { timer: UNDO, action: { label, run }, until: form.signal })

/**
 * Offers to put back what was removed from a list.
 * @param isFull whether as many as there may be were added since; it is offered again then
 */
export function offerPutBack(text: string, max: number, isFull: () => boolean, putBack: () => void) {
  const run = () =>
    isFull() ? offerUndo(`There is no place for it: at most ${max}. Remove one, then undo.`, run) : putBack()
  offerUndo(text, run)
}

/** Closes that notice when the form is left: its button would do nothing. */
export const useUndoUntilLeft = () =>
  useEffect(
    () => () => {
      form.abort()
      form = new AbortController()
    },
    [],
  )
