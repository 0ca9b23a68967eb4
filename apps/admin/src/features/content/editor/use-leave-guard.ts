import { confirmAction } from '@energy/ui/notice'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

const question = {
  title: 'Leave without saving?',
  text: 'What you typed stays in this browser and is offered when you come back.',
  yes: 'Leave',
  no: 'Stay here',
}

/** Asks for a confirmation before the user leaves a form with unsaved changes. */
export function useLeaveGuard(isDirty: () => boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { proceed, reset } = blocker
    void confirmAction(question).then((leave) => (leave ? proceed() : reset()))
  }, [blocker])
}
