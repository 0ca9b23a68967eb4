import { pathOf } from '@energy/client/call'
import { useConfig } from '@energy/client/use-config'
import { booking } from '@energy/contracts/bookings/bookings'
import { buttonClass } from '@energy/ui/button'
import { Link } from 'react-router-dom'
import { answerId } from '../../shared/form/posted.ts'
import { MessagePage } from '../../shared/message-page.tsx'
import { useCompany } from '../../shared/site/use-site.ts'
import type { JustBooked } from './booking-form.tsx'
import { momentIn } from './times.ts'

/** Confirms what has been booked. */
export function Done({ booked: { body, token } }: { booked: JustBooked }) {
  const company = useCompany()
  const { apiUrl } = useConfig()
  const { day, hour, clock } = momentIn(body.startsAt, company)
  const calendar = apiUrl + pathOf(booking.calendar, { params: { token } })
  return (
    <MessagePage title="We call you" runs carrier="[--c:var(--color-power)]" takesFocus>
      <p className="lead">
        {day}, {hour}, {clock}.
      </p>
      <p className="max-w-prose">
        We ring {body.username} at {body.phone}. We have sent this to {body.email}, with a link to change or cancel.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a className={buttonClass()} href={calendar} download>
          Add to calendar
        </a>
        <Link className={buttonClass('line')} to={`/calls/${token}`}>
          Change or cancel
        </Link>
      </p>
    </MessagePage>
  )
}

/** Confirms it to a browser without JavaScript: the server does not repeat what was typed. */
export const Sent = () => (
  <MessagePage title="We call you" runs carrier="[--c:var(--color-power)]">
    <p className="lead outline-none" id={answerId('booking')} tabIndex={-1}>
      Your call is booked. We have sent the hour to the address that you gave, with a link to change or cancel.
    </p>
  </MessagePage>
)
