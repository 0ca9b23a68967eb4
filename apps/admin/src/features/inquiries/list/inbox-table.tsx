import './inbox.css'
import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { useEffect } from 'react'
import { InlineLoadError } from '../../../shared/page/loaded.tsx'
import { useMediaQuery } from '../../../shared/browser/use-media-query.ts'
import { InboxTableRow } from './inbox-row.tsx'
import type { Checked } from './use-checked.ts'
import type { InboxList } from './use-inbox.ts'
import { useRowsWindow } from './use-rows-window.ts'

interface InboxTableProps {
  label: string
  list: InboxList
  rows: readonly InboxRow[]
  checked: Checked
  /** Shows the check boxes on a phone. */
  isSelecting: boolean
  isSplit: boolean
  /** The id of the row that is read or that the keys have reached. */
  current: string
  /** That row gets the focus. */
  hasFocus: boolean
  hrefOf: (id: string) => string
}

/** The number of rows before the end at which the next page is read. */
const AHEAD = 25

/** The rows of the inbox. Only those that are seen are in the document. */
export function InboxTable({
  label,
  list,
  rows,
  checked,
  isSelecting,
  isSplit,
  current,
  hasFocus,
  hrefOf,
}: InboxTableProps) {
  const isPhone = useMediaQuery('(width < 48rem)')
  const { above, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, fetchPreviousPage } = list
  const { scroller, shown, before, after, measure, scrollTo } = useRowsWindow({
    count: above + rows.length,
    isPhone,
    isSplit,
  })
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0]
  const wantsMore = hasNextPage && last >= above + rows.length - AHEAD
  const wantsAbove = above > 0 && first < above + AHEAD
  useEffect(() => {
    if (isFetching || isFetchNextPageError) return
    if (wantsAbove) void fetchPreviousPage()
    else if (wantsMore) void fetchNextPage()
  }, [wantsMore, wantsAbove, isFetching, isFetchNextPageError, fetchNextPage, fetchPreviousPage])
  const place = rows.findIndex(({ _id }) => _id === current)
  useEffect(() => {
    if (place >= 0) scrollTo(above + place)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a move scrolls, not a row that comes or goes above it
  }, [current])
  const heads = { since: 'Waiting since', who: 'Who', about: 'About and message', line: 'Message', due: 'Due' }
  return (
    <div ref={scroller} className="min-h-0 flex-1 bg-surface xl:overflow-y-auto">
      <table
        className={`inbox-table ${isSelecting ? 'is-selecting' : ''}`}
        aria-label={label}
        aria-rowcount={list.total + 1}
      >
        <thead>
          <tr>
            <th scope="col" className="head-check">
              {/* On a phone the head is for screen readers alone, and what is not in sight must not take the focus. */}
              {isPhone ? (
                'Select'
              ) : (
                <label className="check-cell">
                  <input
                    type="checkbox"
                    aria-label="Select all"
                    checked={checked.ids.size > 0 && checked.ids.size >= rows.length}
                    ref={(box) => {
                      if (box) box.indeterminate = checked.ids.size > 0 && checked.ids.size < rows.length
                    }}
                    onChange={({ target }) => (target.checked ? checked.all() : checked.clear())}
                  />
                </label>
              )}
            </th>
            {Object.entries(heads).map(([name, head]) => (
              <th key={name} scope="col" className={`head-${name}`}>
                {head}
              </th>
            ))}
            <th scope="col" className="head-assignee">
              <span>Assignee</span>
            </th>
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {shown.map(({ index }) => {
            const row = rows[index - above]
            return (
              row && (
                <InboxTableRow
                  key={row._id}
                  row={row}
                  index={index}
                  href={hrefOf(row._id)}
                  isCurrent={row._id === current}
                  hasFocus={hasFocus && row._id === current}
                  isChecked={checked.has(row._id)}
                  onCheck={checked.toggle}
                  measure={measure}
                  readAt={list.dataUpdatedAt}
                />
              )
            )
          })}
          <Spacer height={after} />
        </tbody>
      </table>
      {hasNextPage && (
        <div className="px-5 py-4 text-muted">
          {isFetchNextPageError ? (
            <InlineLoadError retry={fetchNextPage}>We could not load more requests.</InlineLoadError>
          ) : (
            <output>Loading...</output>
          )}
        </div>
      )}
    </div>
  )
}

/** The room of the rows that are not in the document. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 && <tr aria-hidden="true" className="block" style={{ height }} />
