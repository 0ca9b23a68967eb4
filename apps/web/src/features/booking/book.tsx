import { useCall } from '@energy/client/use-call'
import { LoadError, Loading } from '@energy/ui/states'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePosted } from '../../shared/form/posted.ts'
import { Unsent } from '../../shared/unsent.tsx'
import { Banner } from '../../shared/sections/banner.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import { askedIn } from './address.ts'
import { bookingForm } from './booking-fields.ts'
import { BookingForm, type JustBooked } from './booking-form.tsx'
import { Done, Sent } from './done.tsx'
import { notLoaded } from './not-loaded.ts'
import { daysQuery } from './read.ts'
import { hourInWords } from './times.ts'

/** Books a call of ours at an hour that is free. It works without JavaScript. */
export function Book() {
  const { texts, company } = useSite()
  const [query] = useSearchParams()
  const asked = askedIn(query)
  const posted = usePosted('booking')
  const client = useQueryClient()
  const [booked, setBooked] = useState<JustBooked>()
  const { data, isError, refetch } = useQuery({
    ...daysQuery(useCall(), asked.from),
    retryOnMount: false,
  })
  // While other days load, and where they cannot be loaded, the form stays with what is typed.
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const shown = data ?? last
  if (booked) return <Done booked={booked} />
  if (posted && !posted.values) return <Sent />
  return (
    <>
      <Banner texts={texts.bookings} title="Book a call" carrier="[--c:var(--color-power)]" />
      <div className="page pb-(--spacing-section)">
        {/* Reads the texts of the page again, too, which may have failed with the hours. */}
        {!data && isError && <LoadError retry={() => void client.invalidateQueries()}>{notLoaded(company)}</LoadError>}
        {shown && <BookingForm asked={asked} shown={shown} onBooked={setBooked} reload={() => void refetch()} />}
        {!shown && !isError && <Loading />}
        {!shown && (
          <Unsent
            form={bookingForm}
            picked={{ startsAt: (startsAt) => hourInWords(startsAt, company), agreed: () => '' }}
          />
        )}
      </div>
    </>
  )
}
