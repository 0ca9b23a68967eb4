import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { booking } from '@energy/contracts/bookings/bookings'
import { localOf } from '@energy/contracts/company-time'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useCompany } from '../../shared/company/use-company.ts'
import { inquiryPath } from '../../shared/inquiry-path.ts'

/** The calls of today that nobody has made yet, where there are any. */
export function CallsToday() {
  const { data = [] } = useQuery(query(useCall(), booking.list, { querystring: { view: 'today' } }))
  const clock = useCompany()
  const open = data.filter(({ outcome }) => outcome === '')
  if (open.length === 0) return null
  return (
    <section className="panel p-5 lg:px-8 lg:py-7" aria-labelledby="calls-today">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-h3" id="calls-today">
          Calls today
        </h2>
        <Link className="text-link inline-flex min-h-touch items-center" to="/calls">
          All calls
        </Link>
      </div>
      <ul className="mt-3">
        {open.map(({ _id, startsAt, inquiry, name, comment }) => (
          <li key={_id} className="border-t border-line">
            <Link
              to={inquiryPath(inquiry)}
              className="grid min-h-touch grid-cols-[4rem_minmax(0,1fr)] items-center gap-x-4 py-2 hover:bg-ground"
            >
              <time dateTime={startsAt} className="font-[580] tabular-nums">
                {localOf(new Date(startsAt), clock).hour}
              </time>
              <span>
                {name} <span className="text-muted">{comment}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
