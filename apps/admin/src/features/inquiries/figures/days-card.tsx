import { formatWeekDay } from '@energy/contracts/time/company-time'
import type { InquiryFigures } from '@energy/contracts/inquiries/figures'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../shared/words/counts.ts'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { FigureCard, FigureSkeleton } from '../../../shared/page/panel.tsx'
import { inboxOf, sumOf, useFigures } from './use-figures.ts'

/** The inquiries of each of the last days, as bars. The table of services has them as numbers. */
export const DaysCard = () => (
  <FigureCard title="Requests a day">
    <Loaded query={useFigures()} error="We could not load the requests." loading={<FigureSkeleton />}>
      {(figures) => <Bars {...figures} />}
    </Loaded>
  </FigureCard>
)

/** A day has no zone: it is written as one of UTC. */
export const dayWords = (day: string) => formatWeekDay(new Date(day), { timeZone: 'UTC', clock: '' })

/** Greater counts have no room above their bars. */
const MAX_WRITTEN = 99

function Bars({ days, counts }: InquiryFigures) {
  const largest = Math.max(...counts, 1)
  return (
    <Link className="mt-3 flex flex-1 flex-col justify-end" to={inboxOf(days)}>
      <span className="sr-only">
        {formatCount(sumOf(counts))} requests in {days.length} days
      </span>
      <span
        className="flex h-25 items-end gap-[3px] border-b border-edge text-center text-small font-semibold tabular-nums"
        aria-hidden="true"
      >
        {days.map((day, at) => (
          <span key={day} className="min-w-0 flex-1" title={`${dayWords(day)}: ${counts[at]}`}>
            {largest <= MAX_WRITTEN && <span className="block leading-5">{counts[at]}</span>}
            <span
              className={`block ${at === days.length - 1 ? 'shadow-[inset_0_0_0_1.5px_var(--color-edge)]' : 'bg-chart-2'}`}
              // 80 px for the largest.
              style={{ height: `${Math.round((80 * (counts[at] ?? 0)) / largest)}px` }}
            />
          </span>
        ))}
      </span>
      <span className="mt-1 flex justify-between text-small text-muted" aria-hidden="true">
        <span>{dayWords(days[0] ?? '')}</span>
        <span>Today</span>
      </span>
    </Link>
  )
}
