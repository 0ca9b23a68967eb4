import { CallError } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import type { Schedule, ScheduledAction, Standing } from '@energy/contracts/content/drafts'
import { formatMoment } from '@energy/contracts/time/company-time'
import { notice } from '@energy/ui/notice'
import { useCompany } from '../../../../shared/company/use-company.ts'
import { requireUploads, showFailed, type Steps } from './use-steps.ts'

/** Lets the item be published or taken down at a time, and calls that off. */
export function useScheduling(steps: Steps) {
  const { latest, target, title, changeStanding, forget, setDialog, checkDone, run, runSaved } = steps
  const call = useCall()
  const clock = useCompany()
  return {
    ask: (action: ScheduledAction) => setDialog({ name: 'schedule', action }),
    schedule: (action: ScheduledAction, at: string) =>
      runSaved('We could not schedule this.', async () => {
        requireUploads()
        const { routes, params, headers } = target()
        const { state, hasChanges, schedules } = latest.current.storedNow().standing
        const scheduled = schedules.find((one) => one.action === action)?.number ?? undefined
        // Where the form says what is live there is no draft, and the version that is scheduled gets another time.
        const version = state === 'live' && !hasChanges && scheduled !== undefined ? { number: scheduled } : {}
        const input = { params: { ...params, action }, headers, body: { at, ...version } }
        const answer = await call.send(routes.schedule, input).catch(async (cause: unknown) => {
          const error = cause instanceof CallError && cause.problem.errors?.find(({ path }) => path === '/at')
          if (!error) return checkDone(cause, isSet({ action, at }, schedules))
          setDialog({ name: 'schedule', action, error: error.message })
          return 'refused'
        })
        if (answer === 'refused') return
        if (answer) {
          const others = schedules.filter((one) => one.action !== action)
          const number = action === 'publish' ? answer.data.number : null
          latest.current.store({ etag: answer.headers.get('etag') ?? '' })
          changeStanding({ schedules: [...others, { action, at, number, author: '', failed: false }] })
        }
        await forget(['drafts'])
        setDialog(undefined)
        void notice(`${title()} is scheduled for ${formatMoment(new Date(at), clock)}.`)
      }),
    cancel: (action: ScheduledAction) =>
      run('We could not cancel this.', async () => {
        const { routes, params } = target()
        const input = { params: { ...params, action } }
        const isDone = await call.send(routes.cancel, input).then(() => true, isDoneAfter)
        if (!isDone) {
          await latest.current.catchUp()
          return showFailed('This is not scheduled any more. You see it now as it stands.')
        }
        changeStanding({
          schedules: latest.current.storedNow().standing.schedules.filter((one) => one.action !== action),
        })
        await forget(['drafts'])
        void notice('Nothing is scheduled any more.')
      }),
  }
}

/** Whether this is scheduled. What was scheduled before for the same time may be another version. */
const isSet =
  ({ action, at }: Pick<Schedule, 'action' | 'at'>, before: readonly Schedule[]) =>
  ({ schedules }: Standing) =>
    schedules.some(
      (one) =>
        one.action === action &&
        one.at === at &&
        !one.failed &&
        !before.some((earlier) => earlier.at === at && earlier.number === one.number),
    )

/** @returns false after a 404: the time of what is scheduled has come, or somebody else has called it off */
function isDoneAfter(cause: unknown) {
  if (cause instanceof CallError && cause.status === 404) return false
  throw cause
}
