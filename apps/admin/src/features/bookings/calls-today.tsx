import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { booking, type BookingRow } from '@energy/contracts/bookings/bookings'
import { CALL, hourOf } from '@energy/contracts/bookings/slots'
import { clockName, formatWeekDay, localOf } from '@energy/contracts/time/company-time'
import { CALL_OUTCOMES } from '@energy/contracts/inquiries/timeline'
import { buttonClass } from '@energy/ui/button'
import { Empty } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Check, PhoneCall } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useCompany } from '../../shared/company/use-company.ts'
import { dialled } from '../../shared/words/dialled.ts'
import { inquiryPath } from '../../shared/records/inquiry-path.ts'
import { Loaded } from '../../shared/page/loaded.tsx'
import { outcomeWords } from '../../shared/words/outcome-words.ts'
import { ListPanel, RowsSkeleton } from '../../shared/page/panel.tsx'
import { useNow } from '../../shared/browser/use-now.ts'

const MINUTE = 60_000

/** The calls of today; the next one that nobody has made yet stands out. */
export function CallsToday() {
  const list = useQuery(query(useCall(), booking.list, { querystring: { view: 'today' } }))
  const clock = useCompany()
  const now = useNow()
  const next = list.data?.find(({ outcome, startsAt }) => outcome === '' && Date.parse(startsAt) + CALL > now)
  return (
    <ListPanel
      title="Calls today"
      count={list.data?.length}
      {...(list.data?.length && { more: { to: '/calls', label: 'All calls' } })}
    >
      <Loaded query={list} error="We could not load the calls." loading={<RowsSkeleton rows={3} />}>
        {(calls) =>
          calls.length === 0 ? (
            <NoCalls />
          ) : (
            <>
              <ul>
                {calls.map((call) => (
                  <Call key={call._id} call={call} isNext={call === next} now={now} />
                ))}
              </ul>
              <p className="border-t border-line px-4.5 py-3.5 text-small text-muted lg:px-6">
                Times are {clockName(new Date(now), clock)}.
              </p>
            </>
          )
        }
      </Loaded>
    </ListPanel>
  )
}

interface CallProps {
  call: BookingRow
  isNext: boolean
  /** In milliseconds. */
  now: number
}

function Call({ call, isNext, now }: CallProps) {
  const { startsAt, inquiry, name, businessName, comment, phone } = call
  const clock = useCompany()
  const start = new Date(startsAt)
  const { from, to: until } = hourOf(start, clock)
  const outcome = CALL_OUTCOMES.find((one) => one === call.outcome)
  const isOver = +start + CALL <= now
  const when = isNext ? untilWords(+start - now) : isOver && !outcome ? 'How did it go?' : ''
  const line = [businessName || comment, outcome ? outcomeWords[outcome] : when].filter(Boolean).join('. ')
  return (
    <li
      className={`grid grid-cols-[4.25rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line px-4.5 py-1.5 lg:px-6 ${
        isNext ? 'bg-tint shadow-[inset_4px_0_0_var(--color-link)]' : ''
      }`}
    >
      <time dateTime={startsAt} className={`text-small leading-tight tabular-nums ${isNext ? '' : 'text-muted'}`}>
        <span className={`block text-ui ${outcome ? '' : 'font-[580] text-ink'}`}>{from}</span>
        to {until}
      </time>
      <Link
        to={inquiryPath(inquiry)}
        className="flex min-h-touch min-w-0 flex-col justify-center gap-0.5 hover:underline"
      >
        <span className={`truncate ${outcome ? 'text-muted' : 'font-[580]'}`}>{name}</span>
        <span className={`line-clamp-2 text-small leading-tight ${isNext ? '' : 'text-muted'}`}>{line}</span>
      </Link>
      {outcome ? (
        <Check className="size-4.5 text-muted" strokeWidth={1.75} aria-hidden="true" />
      ) : (
        <a
          className={`${buttonClass('line', true)} bg-surface`}
          href={`tel:${dialled(phone)}`}
          aria-label={`Call ${name}`}
        >
          <PhoneCall className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          Call
        </a>
      )}
    </li>
  )
}

/** How soon a call begins: `In 20 minutes`. */
function untilWords(milliseconds: number) {
  const minutes = Math.ceil(milliseconds / MINUTE)
  if (minutes <= 0) return 'Now'
  if (minutes === 1) return 'In a minute'
  if (minutes < 90) return `In ${minutes} minutes`
  return `In ${Math.round(minutes / 60)} hours`
}

/** There are no calls today; the next one may be tomorrow. */
function NoCalls() {
  const { data } = useQuery(query(useCall(), booking.list, { querystring: { view: 'coming' } }))
  const clock = useCompany()
  const next = data?.[0] && new Date(data[0].startsAt)
  return (
    <Empty
      action={
        <Link className={buttonClass('line', true)} to="/calls">
          All calls
        </Link>
      }
    >
      No calls today.
      {next && ` The next is on ${formatWeekDay(next, clock)} at ${localOf(next, clock).hour}.`}
    </Empty>
  )
}
