import { confirmAction } from '@energy/ui/notice'
import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router-dom'

const question = { title: 'Leave without saving?', yes: 'Leave', no: 'Stay here' }

interface LeaveGuardOptions {
  /** Whether the form has something that the server lacks. */
  isDirty: () => boolean
  /** Rejects if the server cannot have everything. */
  save: () => Promise<void>
  /** What becomes of that where it cannot be saved. */
  text: string
}

/** Saves a form before the user leaves it, and asks for a confirmation where that fails. */
export function useLeaveGuard({ isDirty, save, text }: LeaveGuardOptions) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  const mayLeave = useEffectEvent(() =>
    save().then(
      () => true,
      () => confirmAction({ ...question, text }),
    ),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { proceed, reset } = blocker
    void mayLeave().then((leave) => (leave ? proceed() : reset()))
  }, [blocker])
}
