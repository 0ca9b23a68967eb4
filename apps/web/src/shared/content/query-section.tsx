import { Empty, LoadError, Loading } from '@energy/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QUOTE } from '../anchors.ts'
import { MoreLink } from '../sections/more-link.tsx'

interface QuerySectionProps<T> {
  query: UseQueryResult<T[]>
  /** The plural of its items, as in "We could not load the products." */
  name: string
  /** Shown while the items load. */
  skeleton: ReactNode
  children: (items: T[]) => ReactNode
}

/** A section that loads its own items: it shows a skeleton, the items, an empty state or an error. */
export function QuerySection<T>({ query, name, skeleton, children }: QuerySectionProps<T>) {
  if (query.isPending)
    return (
      <div aria-busy="true">
        <Loading />
        {skeleton}
      </div>
    )
  if (!query.data) return <LoadError retry={() => void query.refetch()}>We could not load the {name}.</LoadError>
  if (query.data.length > 0) return children(query.data)
  return <Empty action={<MoreLink to={QUOTE}>Talk to a specialist</MoreLink>}>No {name} yet.</Empty>
}
