import { user } from '@energy/contracts/users'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { CallError } from './call-error.ts'
import { recordsSettled } from './record-lock.ts'
import type { SessionState } from './session-state.ts'
import { useCall } from './use-call.ts'
import { useRecord } from './use-record.ts'
import { useSession, useSessionActions } from './use-session.ts'

/**
 * Ends the session of somebody whose record is gone, and notices where it has ended for that reason.
 * @param tell says so to the person; the same function at each render
 * @returns whether somebody is signed in whose record is missing
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

/** Somebody is signed in, and their record is missing. */
function useMissingRecord(end: () => Promise<void>) {
  const { error, refetch } = useRecord()
  const { status } = useSession()
  const client = useQueryClient()
  const refetching = useRef(false)
  const missing = isMissing(error)

  useEffect(() => {
    if (!missing || refetching.current) return
    refetching.current = true
    // Asked twice: a record that another tab is about to make is there the second time.
    void refetch()
      .then(async (second) => {
        if (isMissing(second.error)) await end()
      })
      .finally(() => (refetching.current = false))
  }, [missing, refetch, end])

  // What somebody sends about a record that is gone finds it missing before it is read again.
  useEffect(() => {
    if (status !== 'signed-in') return undefined
    return client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated' && isMissing(mutation.state.error)) void refetch()
    })
  }, [status, client, refetch])
  return missing
}

/** Sessions that are looked into: each once, whatever screens come and go. */
const checkedStates = new WeakSet<SessionState>()

/** Resolves once somebody looks at this tab: of twenty that are open, one asks. */
const tabVisible = () =>
  new Promise<unknown>((resolve) => {
    if (document.visibilityState === 'visible') resolve(undefined)
    else document.addEventListener('visibilitychange', resolve, { once: true })
  })

/** Nobody is signed in any more, and nobody signed out here: they may have been deleted, or have signed out elsewhere. */
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
    // Who cannot be told now is told when they sign in.
    void check().catch(() => undefined)
  }, [state, session, call, end])
}
