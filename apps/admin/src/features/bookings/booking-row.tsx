import type { BookingRow } from '@energy/contracts/bookings/bookings'
import { CALL, hourOf } from '@energy/contracts/bookings/slots'
import { CALL_OUTCOMES } from '@energy/contracts/inquiries/timeline'
import { buttonClass } from '@energy/ui/button'
import { PhoneCall } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useCompany } from '../../shared/company/use-company.ts'
import { outcomeWords } from '../../shared/words/outcome-words.ts'
import { cellClass, rowClass } from '../../shared/page/table.tsx'
import { dialled } from '../../shared/words/dialled.ts'
import { formatNearDay } from '../../shared/words/format-date.ts'
import { inquiryPath } from '../../shared/records/inquiry-path.ts'

interface BookingTableRowProps {
  call: BookingRow
  /** The calls of the list are on several days. */
  hasDay: boolean
  /** In milliseconds. */
  now: number
}

/** A booked call: it is dialled, and its outcome is noted in the request that it belongs to. */
export function BookingTableRow({ call, hasDay, now }: BookingTableRowProps) {
  const { startsAt, inquiry, name, businessName, phone, comment, assignee, outcome, isOutside } = call
  const clock = useCompany()
  const start = new Date(startsAt)
  const known = CALL_OUTCOMES.find((one) => one === outcome)
  const { from, to: until } = hourOf(start, clock)
  const isOver = +start + CALL <= now
  const to = inquiryPath(inquiry)
  return (
    <tr className={rowClass}>
      <td className={`${cellClass} tabular-nums xl:whitespace-nowrap`}>
        <time dateTime={startsAt} className="font-[580]">
          {hasDay && `${formatNearDay(start, clock, new Date(now))}, `}
          {from}
        </time>
        <span className="text-muted"> to {until}</span>
        {isOutside && <span className="block text-small text-muted">Outside the hours for calls</span>}
      </td>
      <td className={cellClass}>
        <Link className="text-link font-[580] max-md:flex max-md:min-h-touch max-md:items-center" to={to}>
          {name}
        </Link>
        <span className="block text-small text-muted">{businessName}</span>
      </td>
      <td className={cellClass}>{comment}</td>
      <td className={`${cellClass} whitespace-nowrap text-muted`}>{assignee || 'Nobody'}</td>
      <td className={`${cellClass} xl:w-px`}>
        {known ? (
          outcomeWords[known]
        ) : (
          <span className="flex flex-wrap items-center gap-2 whitespace-nowrap xl:flex-nowrap">
            <a
              className={buttonClass(isOver ? 'line' : undefined, true)}
              href={`tel:${dialled(phone)}`}
              aria-label={`Call ${name}`}
            >
              <PhoneCall className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
              Call
            </a>
            {isOver && (
              <Link className={buttonClass('line', true)} to={to}>
                How did it go?
              </Link>
            )}
          </span>
        )}
      </td>
    </tr>
  )
}
