import '../list/inbox.css'
import './longest-waiting.css'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { inbox } from '@energy/contracts/inquiries/inbox'
import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { buttonClass } from '@energy/ui/button'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { durationWords } from '../../../shared/company/duration.ts'
import { useClock } from '../../../shared/company/use-clock.ts'
import { useCompany } from '../../../shared/company/use-company.ts'
import { formatCount } from '../../../shared/words/counts.ts'
import { useHeldCalls } from '../../../shared/actions/held-calls.ts'
import { inquiryPath } from '../../../shared/records/inquiry-path.ts'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { ListPanel, RowsSkeleton } from '../../../shared/page/panel.tsx'
import { useNow } from '../../../shared/browser/use-now.ts'
import { isOverdue, nameOf } from '../inquiry.ts'
import { useCounts } from '../list/use-inbox.ts'
import { WaitedBand } from '../list/waiting-since.tsx'

const ROWS = 6

/** Who has waited longest for an answer, by the same hours as in the inbox. */
export function LongestWaiting() {
  const list = useQuery(query(useCall(), inbox.list, { querystring: { limit: ROWS } }))
  const held = useHeldCalls()
  // Every half minute everybody has waited longer.
  const now = useNow()
  const waiting = useCounts()?.waiting ?? 0
  const rows = list.data?.filter(({ _id }) => !held.has(_id))
  const isPromised = Number(useCompany().answerDays || 1) === 1
  return (
    <ListPanel
      title="Who waits longest"
      {...(waiting > 0 && { more: { to: '/invoice', label: `All ${formatCount(waiting)} unanswered` } })}
      below={
        rows !== undefined &&
        rows.length > 0 && (
          <p className="waits-row text-small whitespace-nowrap">
            <span className="waits-rule">One working day{isPromised && ', our promise'}</span>
          </p>
        )
      }
    >
      <Loaded
        query={{ ...list, data: rows }}
        error="We could not load the requests."
        loading={<RowsSkeleton rows={4} />}
      >
        {(found) =>
          found.length === 0 ? (
            <Empty
              action={
                <Link className={buttonClass('line', true)} to="/invoice?view=all">
                  All requests
                </Link>
              }
            >
              Nobody is waiting.
            </Empty>
          ) : (
            <ul>
              {found.map((row) => (
                <Row key={row._id} row={row} now={now} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </ListPanel>
  )
}

/** @param props.now in milliseconds */
function Row({ row, now }: { row: InboxRow; now: number }) {
  const { waited, workingDay } = useClock()
  const days = waited(row.waitingSince)
  return (
    <li className="border-t border-line">
      <Link
        to={inquiryPath(row._id)}
        className="waits-row overflow-hidden px-4.5 py-2.5 -outline-offset-3 hover:bg-ground lg:px-6"
      >
        <span className="waits-who">
          <b className="block truncate font-[580]">{nameOf(row)}</b>
          <span className="block truncate text-small text-muted">
            {row.businessName && `${row.businessName}: `}
            {row.line}
          </span>
        </span>
        <span className="waits-band">
          <WaitedBand days={days} />
        </span>
        <span
          className={`waits-time font-[580] whitespace-nowrap tabular-nums ${isOverdue(row, now) ? 'text-danger' : ''}`}
        >
          <span className="sr-only">{isOverdue(row, now) ? 'Overdue, waits ' : 'Waits '}</span>
          {durationWords((days * workingDay) / 60_000, workingDay)}
        </span>
        <span className="waits-assignee truncate text-small text-muted">{row.assignee.username || 'Nobody'}</span>
      </Link>
    </li>
  )
}
