import { Failed, Late, Loading } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { SplitSkeleton } from './split-skeleton.tsx'

interface PageOfRowsProps<T> {
  list: {
    items: readonly T[] | undefined
    isError: boolean
    isFetchNextPageError: boolean
    refetch: () => unknown
  }
  /** What the list holds, in the middle of a sentence. */
  things: string
  /** Something else has yet to come, too. */
  waiting?: boolean
  /** Stands there until the list has come, if that takes a while. */
  loader?: ReactNode
  children: (items: readonly T[]) => ReactNode
}

const shape = (
  <>
    <Loading />
    <SplitSkeleton />
  </>
)

/** A list once it is there; says so where it can't be loaded, and keeps what has. */
export function PageOfRows<T>({ list, things, waiting = false, loader = shape, children }: PageOfRowsProps<T>) {
  const { items, isError, isFetchNextPageError, refetch } = list
  return (
    <>
      {isError && !isFetchNextPageError && (
        <Failed retry={() => void refetch()}>We could not load the {things}.</Failed>
      )}
      {items && !waiting && children(items)}
      {(waiting || !items) && !isError && <Late>{loader}</Late>}
    </>
  )
}
