import { cityOf } from '@energy/contracts/time/company-time'
import type { ReactNode } from 'react'
import { useSite } from '../../shared/site/use-site.ts'
import { clockOf, differ, momentIn } from './times.ts'

interface SummaryProps {
  /** The start of the hour that is picked; `""` for none. */
  picked: string
  timeZone: string
  children: ReactNode
}

/** What is about to be booked. */
export function Summary({ picked, timeZone, children }: SummaryProps) {
  const { company, texts } = useSite()
  const moment = picked ? momentIn(picked, company) : undefined
  const theirs = timeZone && picked && differ(picked, company, clockOf(timeZone)) && momentIn(picked, clockOf(timeZone))
  return (
    <aside className="booking-summary">
      {moment ? (
        <>
          <p className="text-h3">{moment.day}</p>
          <p className="text-h2">{moment.hour}</p>
          <p className="text-muted">
            {moment.clock}
            {theirs && (
              <>
                <br />
                {theirs.day !== moment.day && `${theirs.day}, `}
                {theirs.hour} in {cityOf(timeZone)}
              </>
            )}
          </p>
        </>
      ) : (
        <p className="text-h3">Pick a day and an hour</p>
      )}
      <dl>
        <div>
          <dt>Who rings</dt>
          <dd>
            One of our engineers
            {company.phone && (
              <>
                , from <span className="whitespace-nowrap">{company.phone}</span>
              </>
            )}
          </dd>
        </div>
        {texts.bookings?.haveAtHand && (
          <div>
            <dt>Have at hand</dt>
            <dd>{texts.bookings.haveAtHand}</dd>
          </div>
        )}
      </dl>
      {children}
    </aside>
  )
}
