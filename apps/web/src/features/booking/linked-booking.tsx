import { CallError } from '@energy/client/call-error'
import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { booking } from '@energy/contracts/bookings/bookings'
import { buttonClass } from '@energy/ui/button'
import { LoadError, Loading } from '@energy/ui/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { unreadStays, Unsent } from '../../shared/unsent.tsx'
import { MessagePage } from '../../shared/message-page.tsx'
import { useCompany } from '../../shared/site/use-site.ts'
import { cancelForm, moveForm } from './booking-fields.ts'
import { Cancel } from './cancel.tsx'
import { Move } from './move.tsx'
import { hourInWords, isOver, momentIn } from './times.ts'

const TITLES = { booked: 'Your call', cancelled: 'This call is cancelled', past: 'This call is over' } as const

/** The page of a link in a mail: a booked call, which is changed and cancelled without an account. */
export function LinkedBooking() {
  const { token = '' } = useParams()
  const company = useCompany()
  const [isTried, setTried] = useState(false)
  const { data, error, refetch } = useQuery({
    ...query(useCall(), booking.readLinked, { params: { token } }),
    ...unreadStays,
  })
  const unsent = (
    <>
      <Unsent form={moveForm} picked={{ startsAt: (startsAt) => hourInWords(startsAt, company) }} />
      <Unsent form={cancelForm} />
    </>
  )
  if (!data)
    return error instanceof CallError && error.status === 404 ? (
      <MessagePage title="This link has expired" runs={false} carrier="[--c:var(--color-heat)]">
        <p className="lead">If its end is missing, copy all of it. You can also book another call.</p>
        {unsent}
        <Link className={buttonClass('line')} to="/book">
          Book a call
        </Link>
      </MessagePage>
    ) : (
      <div className="page py-(--spacing-section)">
        <h1 className="sr-only">Your call</h1>
        {error ? (
          <LoadError retry={() => void refetch()}>We could not load your call. {error.message}</LoadError>
        ) : (
          <Loading />
        )}
        {unsent}
      </div>
    )
  const { day, hour, clock } = momentIn(data.startsAt, company)
  const reread = async () => {
    setTried(true)
    return (await refetch()).data
  }
  if (data.state !== 'booked') {
    const isNow = data.state === 'past' && !isOver(data.startsAt)
    return (
      <MessagePage
        title={isNow ? 'We call you' : TITLES[data.state]}
        runs={isNow}
        carrier="[--c:var(--color-power)]"
        takesFocus={isTried}
      >
        <p className="lead">
          {day}, {hour}, {clock}.{isNow && ` We ring the number that ends in ${data.phoneEnd}.`}
        </p>
        {!isNow && (
          <Link className={buttonClass('line')} to="/book">
            Book a call
          </Link>
        )}
      </MessagePage>
    )
  }
  return (
    <div className="page grid gap-12 py-(--spacing-section)">
      <header>
        <p className="text-muted">{TITLES.booked}</p>
        <h1 className="text-h2">
          {day}, {hour}
        </h1>
        <p className="lead">
          {clock}. We ring the number that ends in {data.phoneEnd}.
        </p>
      </header>
      <div className="split items-start lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <Move token={token} booked={data} reread={reread} />
        <Cancel token={token} onTried={() => void reread()} />
      </div>
    </div>
  )
}
