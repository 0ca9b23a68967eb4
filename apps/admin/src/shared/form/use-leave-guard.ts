import { confirmAction } from '@energy/ui/notice'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useBlocker, useNavigate, type Location } from 'react-router-dom'

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
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { proceed, reset } = blocker
    const leave = () => {
      try {
        proceed()
      } catch {
        // The first save of a new item notes it in the address. After this navigation the router cannot proceed.
        if (wanted.current) void navigate(wanted.current, { state: wanted.current.state })
      }
    }
    void mayLeave().then((isLeaving) => (isLeaving ? leave() : reset()))
  }, [blocker, navigate])
}
