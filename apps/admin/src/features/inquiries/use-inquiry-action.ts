import { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { notice } from '@energy/ui/notice'
import { useQueryClient } from '@tanstack/react-query'
import { useCompany } from '../../shared/company/use-company.ts'
import { reasonOf } from '../../shared/words/reason.ts'
import { versionedQuery } from '../../shared/records/versioned.ts'
import { hasOwnStepsAlone, type BaseVersion } from './reply/base-version.ts'
import { agoOf } from './timeline/ago.tsx'
import { actionsOf, whoOf } from './timeline/entry-words.ts'
import { useMe } from './use-me.ts'

/** Milliseconds to read the notice of a failure. */
const READING_TIME = 6_000

/** The input of an action: the inquiry, and the version that the screen shows. */
interface ActionInput {
  params: { id: string }
  headers: { 'if-match'?: string }
}

/**
 * Sends an action on an inquiry, once more where only own steps came first, such as a note that the screen does not show
 * yet. If it fails, shows a notice with the reason, or with the change of somebody else that came first.
 * @param shown the version that is shown
 * @returns a function that resolves to whether the action was done
 */
export function useInquiryAction(id: string, shown?: BaseVersion) {
  const call = useCall()
  const queryClient = useQueryClient()
  const clock = useCompany()
  const me = useMe()
  const readLatest = () => queryClient.fetchQuery(versionedQuery(call, inquiry.read, id)).catch(() => undefined)
  const reasonFor = async (cause: unknown) => {
    const latest = await readLatest()
    void queryClient.invalidateQueries({ queryKey: [inquiry.read.schema.tags[0]] })
    const missed =
      latest && shown && latest.etag !== shown.etag ? actionsOf(latest.item.timeline, clock).at(-1) : undefined
    return { missed, reason: reasonOf(cause) }
  }
  /** The version after own steps. @throws the cause where something else has failed */
  const afterOwnSteps = async (cause: unknown) => {
    const isOutdated = shown && cause instanceof CallError && cause.status === 412
    const latest = isOutdated ? await readLatest() : undefined
    if (!isOutdated || !latest || !hasOwnStepsAlone(latest, shown, me)) throw cause
    return latest.etag
  }
  return async (failureMessage: string, send: (input: ActionInput) => Promise<unknown>) => {
    const sendFor = (etag?: string) => send({ params: { id }, headers: etag === undefined ? {} : { 'if-match': etag } })
    try {
      await sendFor(shown?.etag).catch(async (cause: unknown) => sendFor(await afterOwnSteps(cause)))
      return true
    } catch (cause) {
      const { missed, reason } = await reasonFor(cause)
      const text = missed
        ? `${whoOf(missed.entry)} ${missed.action} ${agoOf(missed.entry.at)}. ${failureMessage} You see it now as it stands.`
        : `${failureMessage} ${reason}`
      await notice(text, { kind: 'error', timer: READING_TIME })
      return false
    }
  }
}
