import type { InquiryFigures } from '@energy/contracts/inquiries/figures'
import { Link } from 'react-router-dom'
import { durationWords } from '../../../shared/company/duration.ts'
import { useClock } from '../../../shared/company/use-clock.ts'
import { formatCount } from '../../../shared/words/counts.ts'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { FigureCard, figureClass, FigureSkeleton } from '../../../shared/page/panel.tsx'
import { useFigures } from './use-figures.ts'

/** The median time to the first answer, this week and last week, in opening hours. */
export const AnswerTimes = () => (
  <FigureCard title="Median time to first answer">
    <Loaded query={useFigures()} error="We could not load the times." loading={<FigureSkeleton />}>
      {(figures) => <Weeks {...figures} />}
    </Loaded>
  </FigureCard>
)

function Weeks({ thisWeek, lastWeek }: InquiryFigures) {
  const { workingDay } = useClock()
  const wordsOf = ({ median }: InquiryFigures['thisWeek']) =>
    median === undefined ? '–' : durationWords(median, workingDay)
  const [current, before] = [thisWeek.median, lastWeek.median]
  const longest = Math.max(current ?? 0, before ?? 0, 1)
  return (
    <>
      <Link
        className={`mt-1 flex min-h-touch items-center hover:underline ${figureClass}`}
        to="/invoice?view=contacted"
      >
        {wordsOf(thisWeek)}
      </Link>
      {current === undefined ? (
        <p className="mt-2 text-muted">
          Nothing has been answered this week.{before !== undefined && ` Last week: ${wordsOf(lastWeek)}.`}
        </p>
      ) : (
        <dl className="mt-auto grid gap-2 pt-3 text-small text-muted">
          <div>
            <Band length={current / longest} className="bg-chart-2" />
            <dt className="inline">This week</dt> <dd className="inline font-semibold text-ink">{wordsOf(thisWeek)}</dd>
          </div>
          <div>
            {before !== undefined && (
              <Band length={before / longest} className="shadow-[inset_0_0_0_1.5px_var(--color-edge)]" />
            )}
            <dt className="inline">Last week</dt>{' '}
            <dd className="inline font-semibold text-ink">{before === undefined ? 'no answers' : wordsOf(lastWeek)}</dd>
          </div>
        </dl>
      )}
      <p className="mt-1 text-small text-muted">
        {thisWeek.count > 0
          ? `${formatCount(thisWeek.count)} ${thisWeek.count === 1 ? 'answer' : 'answers'}, in opening hours`
          : 'In opening hours'}
      </p>
    </>
  )
}

const Band = ({ length, className }: { length: number; className: string }) => (
  <span
    className={`mb-1 block h-2.5 min-w-0.5 ${className}`}
    style={{ width: `${100 * length}%` }}
    aria-hidden="true"
  />
)
