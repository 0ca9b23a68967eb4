import { Empty, Failed, SkeletonCard } from '@energy/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface PartProps<T> {
  query: UseQueryResult<T[]>
  /** What it lists, as in "We could not load the products." */
  name: string
  children: (items: T[]) => ReactNode
}

/** A part of a page that loads by itself: its shapes, its items, nothing yet, or what failed. */
export function Part<T>({ query, name, children }: PartProps<T>) {
  if (query.isPending)
    return (
      <div className="cards" aria-busy="true">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    )
  if (!query.data) return <Failed retry={() => void query.refetch()}>We could not load the {name}.</Failed>
  return query.data.length > 0 ? children(query.data) : <Empty>No {name} yet.</Empty>
}
