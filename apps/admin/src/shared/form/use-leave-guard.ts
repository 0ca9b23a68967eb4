import { confirmAction } from '@energy/ui/notice'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker, useNavigate, type Blocker, type Location } from 'react-router-dom'

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
  const navigate = useNavigate()
  const wanted = useRef<Location>(undefined)
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    // A form notes things in its own address by replacing it.
    const isLeft = currentLocation.pathname !== nextLocation.pathname || historyAction === 'PUSH'
    const isBlocked = isLeft && isDirty()
    if (isBlocked) wanted.current = nextLocation
    return isBlocked
  })
  const mayLeave = useEffectEvent(() =>
    save().then(
      () => true,
      () => confirmAction({ ...question, text }),
    ),
  )
  /** What is asked about. A second press while it is saved changes where the answer leads, and asks nothing. */
  const asked = useRef<Extract<Blocker, { state: 'blocked' }>>(undefined)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const isAsking = asked.current !== undefined
    asked.current = blocker
    if (isAsking) return
    const leave = () => {
      try {
        asked.current?.proceed()
      } catch {
        // The first save of a new item notes it in the address. After this navigation the router cannot proceed.
        if (wanted.current) void navigate(wanted.current, { state: wanted.current.state })
      }
    }
    void mayLeave()
      .then((isLeaving) => (isLeaving ? leave() : asked.current?.reset()))
      .finally(() => {
        asked.current = undefined
      })
  }, [blocker, navigate])
}
