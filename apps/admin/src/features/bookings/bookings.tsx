import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { BOOKING_VIEWS, MAX_BOOKINGS, booking, type BookingRow } from '@energy/contracts/bookings/bookings'
import { clockName, type CompanyClock } from '@energy/contracts/time/company-time'
import { buttonClass } from '@energy/ui/button'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useCompany } from '../../shared/company/use-company.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { PageHead } from '../../shared/page/page-head.tsx'
import { Table } from '../../shared/page/table.tsx'
import { useAddress } from '../../shared/browser/use-address.ts'
import { useNow } from '../../shared/browser/use-now.ts'
import { BookingTableRow } from './booking-row.tsx'

type View = (typeof BOOKING_VIEWS)[number]

const words: Readonly<Record<View, { tab: string; empty: string; most: string }>> = {
  today: { tab: 'Today', empty: 'No calls today.', most: 'first' },
  coming: { tab: 'Coming', empty: 'No calls are booked after today.', most: 'first' },
  past: { tab: 'Past', empty: 'No calls yet.', most: 'last' },
}

/** The name of the clock by which calls are; without its short form where that changes among them. */
function clockOf(calls: readonly BookingRow[], clock: CompanyClock) {
  const [name, ...others] = new Set(calls.map(({ startsAt }) => clockName(new Date(startsAt), clock)))
  return others.length === 0 ? name : clock.clock
}

/** The calls that visitors have booked. */
export function Bookings() {
  const { view } = useAddress()
  const shown = BOOKING_VIEWS.find((one) => one === view) ?? 'today'
  const list = useQuery(query(useCall(), booking.list, { querystring: { view: shown } }))
  const clock = useCompany()
  const now = useNow()
  return (
    <>
      <PageHead
        title="Calls"
        action={
          <Link className={buttonClass('line')} to="/texts/bookings">
            <CalendarClock className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            Hours and days off
          </Link>
        }
      />
      <nav aria-label="Calls" className="-mt-2 flex gap-6 border-b border-line">
        {BOOKING_VIEWS.map((one) => (
          <Link
            key={one}
            to={one === 'today' ? '/calls' : `/calls?view=${one}`}
            aria-current={one === shown ? 'page' : undefined}
            className="tab min-w-touch justify-center"
          >
            {words[one].tab}
          </Link>
        ))}
      </nav>
      <Loaded query={list} error="We could not load the calls.">
        {(calls) =>
          calls.length === 0 ? (
            <Empty>{words[shown].empty}</Empty>
          ) : (
            <section className="panel p-5 lg:px-8 lg:py-7">
              <p className="mb-3 text-small text-muted">{clockOf(calls, clock)}</p>
              <Table heads={['Hour', 'Who', 'About', 'Who calls', 'Outcome']}>
                {calls.map((call) => (
                  <BookingTableRow key={call._id} call={call} hasDay={shown !== 'today'} now={now} />
                ))}
              </Table>
              {calls.length === MAX_BOOKINGS && (
                <p className="mt-3 text-small text-muted">
                  Only the {words[shown].most} {MAX_BOOKINGS} are listed.
                </p>
              )}
            </section>
          )
        }
      </Loaded>
    </>
  )
}
