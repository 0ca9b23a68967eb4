import type { Kind } from '@energy/contracts/content'
import { Empty, LoadError, Loading } from '@energy/ui/states'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QUOTE } from '../anchors.ts'
import { kindPages } from '../kinds.ts'
import { MoreLink } from '../sections/more-link.tsx'

interface QuerySectionProps<T> {
  kind: Kind
  query: UseQueryResult<T[]>
  /** Shown while the items load. */
  skeleton: ReactNode
  /** Shown where there are no items, in place of a sentence about the kind. */
  empty?: ReactNode
  children: (items: T[]) => ReactNode
}

/** Items of a kind that a section loads itself: it shows a skeleton, the items, an empty state or an error. */
export function QuerySection<T>({ kind, query, skeleton, empty, children }: QuerySectionProps<T>) {
  const { name } = kindPages[kind]
  const client = useQueryClient()
  if (query.isPending)
    return (
      <div aria-busy="true">
        <Loading />
        {skeleton}
      </div>
    )
  // Reads the whole page again: what failed beside it, such as its texts, says nothing of itself.
  if (!query.data)
    return <LoadError retry={() => void client.invalidateQueries()}>We could not load the {name}.</LoadError>
  if (query.data.length > 0) return children(query.data)
  if (empty) return empty
  return <Empty action={<MoreLink to={QUOTE}>Talk to a specialist</MoreLink>}>No {name} yet.</Empty>
}
