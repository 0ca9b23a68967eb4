import { LoadError, Delayed, Loading } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { SplitSkeleton } from './split-skeleton.tsx'

interface PageOfRowsProps<T> {
  list: {
    items: readonly T[] | undefined
    isError: boolean
    isFetchNextPageError: boolean
    refetch: () => unknown
  }
  /** Plural name of the rows for use inside a sentence: `requests`. */
  things: string
  /** Other data is still loading, too. */
  waiting?: boolean
  /** Shown while the list loads, after a short delay. */
  loader?: ReactNode
  children: (items: readonly T[]) => ReactNode
}

const shape = (
  <>
    <Loading />
    <SplitSkeleton />
  </>
)

/** Shows rows once they are loaded. After an error it shows a message and the rows that are already loaded. */
export function PageOfRows<T>({ list, things, waiting = false, loader = shape, children }: PageOfRowsProps<T>) {
  const { items, isError, isFetchNextPageError, refetch } = list
  return (
    <>
      {isError && !isFetchNextPageError && (
        <LoadError retry={() => void refetch()}>We could not load the {things}.</LoadError>
      )}
      {items && !waiting && children(items)}
      {(waiting || !items) && !isError && <Delayed>{loader}</Delayed>}
    </>
  )
}
