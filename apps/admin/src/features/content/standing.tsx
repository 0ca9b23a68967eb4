import type { Schedule, ScheduledAction, Standing } from '@energy/contracts/content/drafts'
import { formatMoment, type CompanyClock } from '@energy/contracts/time/company-time'
import { useCompany } from '../../shared/company/use-company.ts'

/** What the worker does. */
export const actions: Readonly<Record<ScheduledAction, string>> = { publish: 'Publish', unpublish: 'Take down' }
/** What is said of a schedule that has failed. */
export const FAILED = 'This could not be done'

/** The publication that the worker will do next, unless it has failed. */
export const comingPublication = ({ schedules }: Standing): Schedule | undefined =>
  schedules.find(({ action, failed }) => action === 'publish' && !failed)

/** How far an item has got, in words. */
export function standingText(standing: Standing, clock: CompanyClock) {
  const coming = comingPublication(standing)
  if (coming) return `Scheduled for ${formatMoment(new Date(coming.at), clock)}`
  if (standing.state === 'draft') return 'Draft'
  if (standing.state === 'unpublished') return 'Unpublished'
  return standing.hasChanges ? 'Live with unpublished changes' : 'Live'
}

/** How far the band of a state is filled, of 28 px; a stop is drawn at its end where something waits or is over. */
function glyphOf(standing: Standing) {
  if (comingPublication(standing)) return { filled: 10, stop: 13 }
  if (standing.state === 'draft') return { filled: 0 }
  if (standing.state === 'unpublished') return { filled: 18, stop: 18, over: true }
  return { filled: standing.hasChanges ? 18 : 28 }
}

/** The state of an item: a band as long as it has got, beside its words. */
export function StandingMark({ standing }: { standing: Standing }) {
  const clock = useCompany()
  const { filled, stop, over } = glyphOf(standing)
  return (
    <span className="inline-flex items-center gap-2.5 text-small leading-tight font-[580]">
      <svg className="h-3 w-7 flex-none" viewBox="0 0 28 12" aria-hidden="true">
        <rect x="0.75" y="2.75" width="26.5" height="6.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <rect y="2" width={filled} height="8" className={over ? 'fill-muted' : 'fill-leaf'} />
        {stop !== undefined && <rect x={stop} width="3" height="12" fill="currentColor" />}
      </svg>
      {standingText(standing, clock)}
    </span>
  )
}

/** Says which schedules of an item have failed; nothing where none has. */
export function FailedSchedules({ standing }: { standing: Standing }) {
  const clock = useCompany()
  return standing.schedules
    .filter(({ failed }) => failed)
    .map(({ action, at }) => (
      <span key={action} className="text-small font-[560] text-danger">
        {actions[action]} {formatMoment(new Date(at), clock)}: {FAILED}
      </span>
    ))
}
