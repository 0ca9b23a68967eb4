import { Delayed, Empty, Loading, Skeleton } from '@energy/ui/states'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatCount } from '../../../shared/words/counts.ts'
import { Filter } from '../../../shared/list/filter.tsx'
import { TransientLink } from '../../../shared/actions/transient-link.tsx'
import { MoreRows } from '../../../shared/list/more-rows.tsx'
import { PageOfRows } from '../../../shared/list/page-of-rows.tsx'
import { LoadingText } from '../../../shared/page/loaded.tsx'
import { useAddress } from '../../../shared/browser/use-address.ts'

/** A choice of the filter; `value` is that of the URL, `""` for all. */
export interface Choice {
  value: string
  label: string
  count?: number | undefined
}

interface ListPanelProps<T> {
  /** Plural name of the rows for use inside a sentence: `orders`. */
  things: string
  choices: readonly Choice[]
  list: PagedList<T>
  /** Beside the text filter. */
  aside?: ReactNode
  /** Shown where there are no rows and no filter. */
  empty: ReactNode
  children: (items: readonly T[]) => ReactNode
}

/** The fields of a paged list that its panel needs. */
interface PagedList<T> {
  items: readonly T[] | undefined
  total: number
  isError: boolean
  isPlaceholderData: boolean
  isFetchNextPageError: boolean
  isFetchingNextPage: boolean
  hasNextPage: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** Rows in a panel, with the filters above and a button for more below. */
export function ListPanel<T>({ things, choices, list, aside, empty, children }: ListPanelProps<T>) {
  const { q, valueOf, hrefWith } = useAddress()
  const state = valueOf('state')
  return (
    <div className="panel min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 lg:px-6">
        <nav
          aria-label={`Filter ${things} by state`}
          className="flex flex-wrap max-sm:grid max-sm:w-full max-sm:grid-cols-2"
        >
          {choices.map(({ value, label, count }) => (
            <Link
              key={value}
              to={hrefWith({ state: value })}
              replace
              aria-current={value === state || undefined}
              className="-ml-[1.5px] flex min-h-touch items-center justify-center gap-1.5 px-3.5 font-[520] tabular-nums shadow-[inset_0_0_0_1.5px_var(--color-edge)] first:ml-0 first:rounded-l-control last:rounded-r-control hover:bg-tint focus-visible:z-1 aria-[current]:bg-action aria-[current]:text-on-action aria-[current]:shadow-none max-sm:-mt-[1.5px] max-sm:-ml-[1.5px] max-sm:rounded-none!"
            >
              {label} {count !== undefined && <span>{formatCount(count)}</span>}
            </Link>
          ))}
        </nav>
        <div className="flex flex-wrap items-start gap-2 max-sm:w-full">
          <Filter
            things={things}
            by="Filter by name or number"
            found={list.items && list.total}
            className="w-64 max-sm:grow max-sm:basis-56"
          />
          {aside}
        </div>
      </div>
      <PageOfRows list={list} things={things} loader={shape}>
        {(items) =>
          items.length === 0 ? (
            <div className="border-t border-line [&>.void]:border-0">
              {list.isPlaceholderData ? (
                <div className="p-5 lg:px-6">
                  <LoadingText />
                </div>
              ) : q || state ? (
                <Empty
                  action={
                    <TransientLink
                      className="text-link inline-flex min-h-touch items-center"
                      to={hrefWith({ q: '', state: '' })}
                    >
                      Clear the filter
                    </TransientLink>
                  }
                >
                  {q ? `No ${things} with “${q}” in them.` : `No ${things} are in this state.`}
                </Empty>
              ) : (
                empty
              )}
            </div>
          ) : (
            <>
              {children(items)}
              <MoreRows things={things} shown={items.length} list={list} />
            </>
          )
        }
      </PageOfRows>
    </div>
  )
}

/** The shape of the rows while they load. */
const shape = (
  <Delayed>
    <Loading />
    {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((row) => (
      <div key={row} className="grid grid-cols-[6rem_1fr_6rem] items-center gap-6 border-t border-line px-6 py-4">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4" />
      </div>
    ))}
  </Delayed>
)
