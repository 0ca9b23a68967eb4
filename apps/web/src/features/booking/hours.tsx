import type { BookingDay } from '@energy/contracts/bookings/bookings'
import { cityOf, clockName, type CompanyClock } from '@energy/contracts/time/company-time'
import { FieldError } from '@energy/ui/field'
import { clockOf, differ, hourIn, momentIn } from './times.ts'

interface HoursProps {
  /** Undefined where no calls are made on any day that is shown. */
  day: BookingDay | undefined
  /** The clock of the company. */
  company: CompanyClock
  /** The time zone of the visitor; `""` while it is not known. */
  timeZone: string
  /** Whether the hours are shown by the clock of the visitor. */
  isOwn: boolean
  onOwn: (isOwn: boolean) => void
  /** The start of the hour that is picked; `""` for none. */
  picked: string
  onPick: (startsAt: string) => void
  /** The start of an hour that is booked already by the one who looks. */
  own?: string
  error: string | undefined
  id: string
}

/**
 * The hours of a day, by the clock of the company or by that of the visitor; both are named. The element with the `id`
 * takes the focus when no hour was picked.
 */
export function Hours({ day, company, timeZone, isOwn, onOwn, picked, onPick, own, error, id }: HoursProps) {
  const { slots } = day ?? { slots: [] }
  const [first] = slots
  const group = { id, tabIndex: -1, 'aria-describedby': error && `${id}-error` }
  const message = error && <FieldError id={`${id}-error`}>{error}</FieldError>
  if (!first)
    return (
      <>
        <p {...group} className="text-muted">
          There is no hour to pick.
        </p>
        {message}
      </>
    )
  const theirs = timeZone && differ(first.startsAt, company, clockOf(timeZone)) ? clockOf(timeZone) : undefined
  const clock = isOwn && theirs ? theirs : company
  return (
    <>
      <p className="text-ui text-muted">
        {clockName(new Date(first.startsAt), clock)}.{' '}
        {theirs && (
          <button type="button" className="text-link" onClick={() => onOwn(!isOwn)}>
            {isOwn ? `Show ${company.clock}` : `Show ${cityOf(timeZone)} time`}
          </button>
        )}
      </p>
      <div
        {...group}
        className="booking-hours"
        role="radiogroup"
        aria-label="Hours"
        aria-invalid={error ? true : undefined}
      >
        {slots.map(({ startsAt, isFree }) => {
          const { from, to } = hourIn(startsAt, clock)
          const shownDay = momentIn(startsAt, clock).day
          return (
            <label key={startsAt}>
              <input
                type="radio"
                name="startsAt"
                value={startsAt}
                checked={picked === startsAt}
                disabled={!isFree}
                onChange={() => onPick(startsAt)}
              />
              <span>
                {shownDay !== momentIn(startsAt, company).day && `${shownDay}, `}
                <b>{from}</b> to {to} {!isFree && <small>{startsAt === own ? 'yours now' : 'taken'}</small>}
              </span>
            </label>
          )
        })}
      </div>
      {message}
    </>
  )
}
