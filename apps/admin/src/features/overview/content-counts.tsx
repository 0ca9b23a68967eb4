import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { overview } from '@energy/contracts/site'
import { LoadError } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CountCard } from './count-card.tsx'
import { countsOf, type Count } from '../../shared/words/counts.ts'
import { kindOrder } from '../../shared/records/kinds.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { FigureSkeleton } from '../../shared/page/panel.tsx'

const ChartsFailed = () => <LoadError retry={() => location.reload()}>We could not load the charts.</LoadError>

const Charts = lazy(() =>
  import('./charts.tsx').then(
    ({ Charts: component }) => ({ default: component }),
    // It would take the whole screen with it.
    () => ({ default: ChartsFailed }),
  ),
)

/** The number of items of each kind, as cards and charts. */
export function ContentCounts() {
  const counts = useQuery(query(useCall(), overview))
  return (
    <>
      <h2 className="section-title mt-2 -mb-1">Content</h2>
      <Loaded query={counts} error="We could not load the counts." loading={<CardSkeletons />}>
        {(data) => <Counts counts={countsOf(data)} />}
      </Loaded>
    </>
  )
}

const cards = 'grid gap-5 md:grid-cols-3'

function Counts({ counts }: { counts: readonly Count[] }) {
  const largest = Math.max(...counts.map(({ count }) => count))
  return (
    <>
      <div className={cards}>
        {counts.map((count) => (
          <CountCard key={count.label} {...count} largest={largest} />
        ))}
      </div>
      <Suspense fallback={<div className="min-h-90" />}>
        <Charts counts={counts} />
      </Suspense>
    </>
  )
}

const CardSkeletons = () => (
  <div className={cards}>
    {kindOrder.map((kind) => (
      <div key={kind} className="panel min-h-32 p-4.5 lg:px-6">
        <FigureSkeleton />
      </div>
    ))}
  </div>
)
