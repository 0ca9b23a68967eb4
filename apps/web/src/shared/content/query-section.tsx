import { Empty, Failed, Loading } from '@energy/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QUOTE } from '../anchors.ts'
import { MoreLink } from '../sections/more-link.tsx'

interface QuerySectionProps<T> {
  query: UseQueryResult<T[]>
  /** What it lists, as in "We could not load the products." */
  name: string
  /** The shapes of what is to come. */
  skeleton: ReactNode
  children: (items: T[]) => ReactNode
}

/** A part of a page that loads by itself: its shapes, its items, nothing yet, or what failed. */
export function QuerySection<T>({ query, name, skeleton, children }: QuerySectionProps<T>) {
  if (query.isPending)
    return (
      <div aria-busy="true">
        <Loading />
        {skeleton}
      </div>
    )
  if (!query.data) return <Failed retry={() => void query.refetch()}>We could not load the {name}.</Failed>
  if (query.data.length > 0) return children(query.data)
  return <Empty action={<MoreLink to={QUOTE}>Talk to a specialist</MoreLink>}>No {name} yet.</Empty>
}
