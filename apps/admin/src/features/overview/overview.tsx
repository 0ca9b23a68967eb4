import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { overview } from '@energy/contracts/site'
import { LoadError } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CallsToday } from './calls-today.tsx'
import { CountCard } from './count-card.tsx'
import { countsOf } from '../../shared/counts.ts'
import { PageHead } from '../../shared/page-head.tsx'
import { useIsAllowed } from '../../shared/role.tsx'

const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }))

/** The number of items of each kind, as cards and charts. */
export function Overview() {
  const { data, isError, refetch } = useQuery(query(useCall(), overview))
  const sells = useIsAllowed('sales')
  const counts = countsOf(data)
  const largest = Math.max(...counts.map(({ count }) => count))
  return (
    <>
      <PageHead title="Dashboard" />
      {isError && <LoadError retry={() => void refetch()}>We could not load the counts.</LoadError>}
      <div className="grid gap-5 md:grid-cols-3">
        {counts.map((count) => (
          <CountCard key={count.label} {...count} largest={largest} />
        ))}
      </div>
      {sells && <CallsToday />}
      <Suspense fallback={<div className="min-h-90" />}>
        <Charts counts={counts} />
      </Suspense>
    </>
  )
}
