import { CallError } from '@energy/client/call-error'
import { useRecord } from '@energy/client/use-record'
import { useSessionActions } from '@energy/client/use-session'
import { failure } from '@energy/ui/notice'
import { useEffect, useRef } from 'react'

const isMissing = (error: unknown) => error instanceof CallError && error.status === 404

/** Ends a session whose person has no record: somebody deleted, in a tab that was left open. */
export function RecordGuard() {
  const { error, refetch } = useRecord()
  const session = useSessionActions()
  const asked = useRef(false)
  const missing = isMissing(error)
  useEffect(() => {
    if (!missing || asked.current) return
    asked.current = true
    // Asked twice: a record that another tab is about to make is there the second time.
    void refetch()
      .then(async (again) => {
        if (!isMissing(again.error)) return
        await session().signOut()
        await failure('User not found!')
      })
      .finally(() => (asked.current = false))
  }, [missing, refetch, session])
  return null
}
