import { Delayed, Loading } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { Loaded } from '../loaded.tsx'
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
  /** Shown while the list loads. */
  loader?: ReactNode
  children: (items: readonly T[]) => ReactNode
}

const shape = (
  <Delayed>
    <Loading />
    <SplitSkeleton />
  </Delayed>
)

/** Shows rows once they are loaded. After an error it shows a message and the rows that are already loaded. */
export const PageOfRows = <T,>({ list, things, waiting = false, loader = shape, children }: PageOfRowsProps<T>) => (
  <Loaded
    query={{
      data: waiting ? undefined : list.items,
      isError: list.isError && !list.isFetchNextPageError,
      refetch: list.refetch,
    }}
    error={`We could not load the ${things}.`}
    loading={loader}
  >
    {children}
  </Loaded>
)
