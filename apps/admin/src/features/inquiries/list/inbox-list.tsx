import { ListChecks, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { formatCount } from '../../../shared/words/counts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { InboxTable } from './inbox-table.tsx'
import { ListShape } from './list-shape.tsx'
import { NoInquiries } from './no-inquiries.tsx'
import type { Checked } from './use-checked.ts'
import { useMediaQuery } from '../../../shared/browser/use-media-query.ts'
import { useInboxAddress, viewWords } from './use-inbox-address.ts'
import type { InboxList as List } from './use-inbox.ts'
import { ViewMenu } from '../saved/saved-views.tsx'
import { ViewSelect } from './views.tsx'

interface InboxListProps {
  list: List
  checked: Checked
  isSplit: boolean
  /** The id of the row that is read or that the keys have reached. */
  current: string
  /** The keys are in the list: its row gets the focus. */
  hasFocus: boolean
}

/** The filters of the inbox, what can be done with the selected rows, and the rows. */
export function InboxList({ list, checked, isSplit, current, hasFocus }: InboxListProps) {
  const { q, view, filterCount, hrefOf } = useInboxAddress()
  const isPhone = useMediaQuery('(width < 48rem)')
  const [isFilterOpen, setFilterOpen] = useState((isPhone && q !== '') || filterCount > 0)
  const [isSelecting, setSelecting] = useState(false)
  const { rows, total, above } = list
  const toggleFilter = () => setFilterOpen(!isFilterOpen)
  const endSelecting = () => {
    checked.clear()
    setSelecting(false)
  }
  return (
    <section
      aria-label={viewWords[view]}
      tabIndex={-1}
      className="@container flex min-h-0 min-w-0 flex-col outline-none"
    >
      <div className="flex flex-wrap gap-2 border-b border-line px-5 pb-3 md:hidden">
        <ViewSelect />
        <button
          type="button"
          className="icon-btn flex-none border-[1.5px] border-edge"
          aria-label="Filter"
          aria-expanded={isFilterOpen}
          onClick={toggleFilter}
        >
          <SlidersHorizontal className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-btn flex-none border-[1.5px] border-edge"
          aria-label="Select several"
          aria-pressed={isSelecting}
          onClick={() => (isSelecting ? endSelecting() : setSelecting(true))}
        >
          <ListChecks className="icon" aria-hidden="true" />
        </button>
        <ViewMenu />
      </div>
      <FilterBar found={rows && total} isOpen={isFilterOpen} onToggle={toggleFilter} />
      {checked.ids.size > 0 && <BulkBar checked={checked} count={rows?.length ?? 0} onClear={endSelecting} />}
      <Loaded
        query={{ data: rows, isError: list.isError && !list.isFetchNextPageError, refetch: list.refetch }}
        error="We could not load the requests."
        loading={<ListShape />}
      >
        {(loaded) =>
          loaded.length === 0 && above === 0 ? (
            <div className="[&>.void]:border-0">{list.isPlaceholderData ? <ListShape /> : <NoInquiries />}</div>
          ) : (
            <>
              <InboxTable
                label={viewWords[view]}
                list={list}
                rows={loaded}
                checked={checked}
                isSelecting={isSelecting}
                isSplit={isSplit}
                current={current}
                hasFocus={hasFocus}
                hrefOf={hrefOf}
              />
              {!list.hasNextPage && (
                <p className="border-t border-line px-5 py-2.5 text-small text-muted tabular-nums">
                  {`${formatCount(above + loaded.length)} of ${formatCount(total)}`}
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}
