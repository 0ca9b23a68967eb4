import { user } from '@energy/contracts/people/users'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { CallError } from '../call-error.ts'
import { recordsSettled } from './record-lock.ts'
import type { SessionState } from '../session/session-state.ts'
import { useCall } from '../use-call.ts'
import { useRecord } from './use-record.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'

/**
 * Signs out a user whose record was deleted, and detects sessions that ended for that reason.
 * @param notify informs the user; must be the same function at each render
 * @returns whether the record of the signed-in user is missing
 */
export function useRecordGuard(notify: () => unknown) {
  const session = useSessionActions()
  const end = useCallback(async () => {
    const provider = await session().provider()
    await provider.signOut()
    notify()
  }, [session, notify])
  useEndedSession(end)
  return useMissingRecord(end)
}

const isMissing = (error: unknown) => error instanceof CallError && error.status === 404

/** Whether the record of the signed-in user is missing; then ends the session. */
function useMissingRecord(end: () => Promise<void>) {
  // Its code comes after that of the screen, which may have read the record just before.
  const { error, refetch } = useRecord({ refetchOnMount: false })
  const { status } = useSession()
  const client = useQueryClient()
  const refetching = useRef(false)
  const missing = isMissing(error)

  useEffect(() => {
    if (!missing || refetching.current) return
    refetching.current = true
    // Read twice: another tab may be creating the record.
    void refetch()
      .then(async (second) => {
        if (isMissing(second.error)) await end()
      })
      .finally(() => (refetching.current = false))
  }, [missing, refetch, end])

  // A write that fails with 404 may mean that the record was deleted, so the record is read again.
  useEffect(() => {
    if (status !== 'signed-in') return undefined
    return client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated' && isMissing(mutation.state.error)) void refetch()
    })
  }, [status, client, refetch])
  return missing
}

/** The states that were checked: each once, also when components mount again. */
const checkedStates = new WeakSet<SessionState>()

/** Resolves when the tab is visible, so that only one of many open tabs calls the API. */
const tabVisible = () =>
  new Promise<unknown>((resolve) => {
    if (document.visibilityState === 'visible') resolve(undefined)
    else document.addEventListener('visibilitychange', resolve, { once: true })
  })

/** The session ended without a sign-out in this tab: the user was deleted, or signed out elsewhere. */
function useEndedSession(end: () => Promise<void>) {
  const state = useSession()
  const session = useSessionActions()
  const call = useCall()

  useEffect(() => {
    const email = state.status === 'signed-out' ? state.email : undefined
    if (email === undefined || checkedStates.has(state)) return
    checkedStates.add(state)
    const isUnchanged = () => session().state() === state
    const check = async () => {
      await tabVisible()
      await recordsSettled()
      if (isUnchanged() && !(await call(user.lookup, { body: { email } })).found && isUnchanged()) await end()
    }
    // After a failed check, the user sees it at the next sign-in.
    void check().catch(() => undefined)
  }, [state, session, call, end])
}
