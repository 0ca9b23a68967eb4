import { formatWeekDay, localOf } from '@energy/contracts/time/company-time'
import { CallsToday } from '../features/bookings/calls-today.tsx'
import { NextScheduled } from '../features/content/scheduled/next-scheduled.tsx'
import { AnswerTimes } from '../features/inquiries/figures/answer-times.tsx'
import { ByItem } from '../features/inquiries/figures/by-item.tsx'
import { DaysCard } from '../features/inquiries/figures/days-card.tsx'
import { LongestWaiting } from '../features/inquiries/figures/longest-waiting.tsx'
import { Unanswered } from '../features/inquiries/figures/unanswered.tsx'
import { ContentCounts } from '../features/overview/content-counts.tsx'
import { FirstSteps, ShowFirstSteps } from '../features/overview/first-steps.tsx'
import { SalesFigures } from '../features/sales/figures.tsx'
import { OffersOut } from '../features/sales/offers-out.tsx'
import { useCompany } from '../shared/company/use-company.ts'
import { PageHead } from '../shared/page/page-head.tsx'
import { useIsAllowed } from '../shared/people/role.tsx'
import { useNow } from '../shared/browser/use-now.ts'

/**
 * The start of the dashboard: what waits today, and how the company does, of what is open to the person. Each part reads
 * and fails by itself.
 */
export function Dashboard() {
  const sells = useIsAllowed('sales')
  const edits = useIsAllowed('editor')
  const decides = useIsAllowed('admin')
  return (
    <>
      <PageHead
        title="Dashboard"
        action={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {decides && <ShowFirstSteps />}
            <Now />
          </div>
        }
      />
      {decides && <FirstSteps />}
      {sells && <SalesToday edits={edits} />}
      {edits && !sells && <NextScheduled />}
      <ContentCounts />
    </>
  )
}

/** What people wait for, and how offers stand. */
const SalesToday = ({ edits }: { edits: boolean }) => (
  <>
    <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-[3fr_4.5fr_4fr_5fr]">
      <Unanswered />
      <AnswerTimes />
      <OffersOut />
      <DaysCard />
    </div>
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <LongestWaiting />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CallsToday />
        {edits && <NextScheduled />}
      </div>
    </div>
    <ByItem />
    <SalesFigures />
  </>
)

/** The day and the time by the clock of the company. */
function Now() {
  const clock = useCompany()
  const now = new Date(useNow())
  return (
    <time className="text-muted tabular-nums" dateTime={now.toISOString()}>
      {formatWeekDay(now, clock)}, {localOf(now, clock).hour}
    </time>
  )
}
