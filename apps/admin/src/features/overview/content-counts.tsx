import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { overview } from '@energy/contracts/site'
import { LoadError } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { CountCard } from './count-card.tsx'
import { countsOf } from '../../shared/counts.ts'

const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }))

/** The number of items of each kind, as cards and charts. */
export function ContentCounts() {
  const { data, isError, refetch } = useQuery(query(useCall(), overview))
  const counts = countsOf(data)
  const largest = Math.max(...counts.map(({ count }) => count))
  return (
    <>
      <h2 className="section-title mt-2 -mb-1">Content</h2>
      {isError && <LoadError retry={() => void refetch()}>We could not load the counts.</LoadError>}
      <div className="grid gap-5 md:grid-cols-3">
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
