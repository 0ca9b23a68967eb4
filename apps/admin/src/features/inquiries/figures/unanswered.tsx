import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../shared/words/counts.ts'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { FigureCard, FigureSkeleton } from '../../../shared/page/panel.tsx'
import { useCountsQuery } from '../list/use-inbox.ts'

/** How many inquiries wait for an answer, and how many of them are overdue. */
export function Unanswered() {
  return (
    <FigureCard title="Unanswered">
      <Loaded query={useCountsQuery()} error="We could not load the counts." loading={<FigureSkeleton />}>
        {({ waiting, overdue }) => (
          <>
            <Link
              className="mt-2 block text-[3rem] leading-none font-[620] tracking-[-0.035em] tabular-nums hover:underline"
              to="/invoice"
              aria-label={`${formatCount(waiting)} unanswered`}
            >
              {formatCount(waiting)}
            </Link>
            {overdue > 0 ? (
              <Link
                className="mt-auto inline-flex min-h-touch items-center gap-2 font-[560] text-danger hover:underline"
                to="/invoice?view=overdue"
              >
                <CircleAlert className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
                {formatCount(overdue)} overdue
              </Link>
            ) : (
              <p className="mt-auto pt-3 text-muted">Nothing is overdue.</p>
            )}
          </>
        )}
      </Loaded>
    </FigureCard>
  )
}
