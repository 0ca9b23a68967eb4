import type { Call } from '@energy/client/call'
import { CallError, isTemporary, unlessDone } from '@energy/client/call-error'
import type { AnyInput, Input, Route } from '@energy/contracts/route'
import { useCheckedSend } from './use-checked-send.ts'

const isMissing = (cause: unknown) => cause instanceof CallError && cause.status === 404

/**
 * Finds out after a failed deletion whether the record is deleted all the same: only the answer was lost, or somebody else
 * was faster.
 * @param read the call that is answered 404 once the record is deleted; a deletion that is answered has deleted it
 * @throws the cause where the record is not deleted
 */
async function checkDeleted(call: Call, cause: unknown, read: Route, { params = {} }: AnyInput) {
  const isGone = isTemporary(cause)
    ? await call.send(read, { params }).then(() => read.method === 'DELETE', isMissing)
    : isMissing(cause)
  if (!isGone) throw cause
}

/**
 * Deletes a record where `useDeletion` does not fit, as no list may be read again yet. It is deleted, too, where only the
 * answer was lost, or somebody else was faster.
 * @param read the call that is answered 404 once the record is deleted
 */
export const sendDeletion = <R extends Route>(call: Call, remove: R, read: Route, input: Input<R>) =>
  call(remove, input).catch((cause: unknown) => checkDeleted(call, cause, read, input))

/** Sends a deletion again whose answer was lost. Other failures stay: an invitation that is missing may be accepted. */
const deleteAgain = (call: Call, cause: unknown, remove: Route, { params = {} }: AnyInput) =>
  unlessDone(() => call.send(remove, { params }).then(() => true, isMissing))(cause)

/**
 * Deletes a record. It is deleted, too, where only the answer was lost, or somebody else was faster.
 * @param read the call that is answered 404 once the record is deleted: the deletion itself where nothing else removes the
 * record. Without it the deletion is sent again, too, and a record that was missing before is a failure
 */
export const useDeletion = <R extends Route>(remove: R, read?: Route) =>
  useCheckedSend(remove, (call, cause, input) =>
    read ? checkDeleted(call, cause, read, input) : deleteAgain(call, cause, remove, input),
  )

/**
 * Restores a record. It is restored, too, where only the answer was lost, or somebody else was faster: the API has nothing
 * to restore then, and answers 404.
 * @param read the call that is answered 404 while the record is deleted
 */
export const useRestoration = <R extends Route>(restore: R, read: Route) =>
  useCheckedSend(restore, async (call, cause, { params = {} }) => {
    if (!isTemporary(cause) && !isMissing(cause)) throw cause
    await call.send(read, { params }).catch(() => Promise.reject(cause))
  })
