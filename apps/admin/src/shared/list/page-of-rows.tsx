import { Delayed, Loading } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { Loaded } from '../page/loaded.tsx'

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

/** The shape of a list with its pane. */
const shape = (
  <Delayed>
    <Loading />
    <div className="panel grid lg:min-h-176 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <div key={row} className="grid grid-cols-[3.5rem_1fr] items-center gap-3.5 border-b border-line px-4 py-3">
            <div className="skeleton size-14 rounded-tr-[1rem]" />
            <div>
              <div className="skeleton h-4 w-3/5" />
              <div className="skeleton mt-2 h-3 w-9/10" />
            </div>
          </div>
        ))}
      </div>
      <div className="border-l border-line p-8 max-lg:hidden">
        <div className="skeleton h-7 w-2/5" />
        <div className="skeleton mt-8 h-4 w-3/5" />
        <div className="skeleton mt-4 h-4 w-9/10" />
        <div className="skeleton mt-4 h-4 w-3/4" />
      </div>
    </div>
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
