import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { clockName, localOf } from '@energy/contracts/time/company-time'
import { schedules, type ScheduledItem } from '@energy/contracts/content/schedules'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useCompany } from '../../../shared/company/use-company.ts'
import { editedWords } from '../../../shared/records/edited.ts'
import { Loaded } from '../../../shared/page/loaded.tsx'
import { ListPanel, RowsSkeleton } from '../../../shared/page/panel.tsx'
import { formatNearDay } from '../../../shared/words/format-date.ts'
import { actions, FAILED } from '../standing.tsx'

const ROWS = 5

/** What the site will show, or no longer show, next. */
export function NextScheduled() {
  const list = useQuery(query(useCall(), schedules.list, { querystring: { limit: ROWS } }))
  return (
    <ListPanel
      title="Scheduled"
      {...(list.data?.length && { more: { to: '/scheduled', label: 'All that is scheduled' } })}
    >
      <Loaded query={list} error="We could not load what is scheduled." loading={<RowsSkeleton rows={2} />}>
        {(items) =>
          items.length === 0 ? (
            <Empty>Nothing is scheduled.</Empty>
          ) : (
            <ul>
              {items.map((item) => (
                <Row key={`${item._id} ${item.action}`} item={item} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </ListPanel>
  )
}

function Row({ item: { kind, _id, headerTitle, action, at, failed } }: { item: ScheduledItem }) {
  const clock = useCompany()
  const moment = new Date(at)
  return (
    <li className="border-t border-line">
      <Link
        to={editedWords[kind].editor(_id)}
        className="grid min-h-touch grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-3 px-4.5 py-2 -outline-offset-3 hover:bg-ground lg:px-6"
      >
        <time
          dateTime={at}
          className="text-small leading-tight text-muted tabular-nums"
          title={clockName(moment, clock)}
        >
          <span className="block text-ui font-[580] text-ink">{localOf(moment, clock).hour}</span>
          {formatNearDay(moment, clock)}
        </time>
        <span className="min-w-0">
          <span className="block truncate font-[580]">{headerTitle}</span>
          <span className={`block truncate text-small ${failed ? 'font-[560] text-danger' : 'text-muted'}`}>
            {failed ? FAILED : `${actions[action]}, ${editedWords[kind].one}`}
          </span>
        </span>
      </Link>
    </li>
  )
}
