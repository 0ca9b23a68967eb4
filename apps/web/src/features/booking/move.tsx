import { unlessDone } from '@energy/client/call-error'
import { useCall } from '@energy/client/use-call'
import { useSend } from '@energy/client/use-send'
import { booking, type LinkedBooking } from '@energy/contracts/bookings/bookings'
import { Button } from '@energy/ui/button'
import { FormErrors } from '@energy/ui/form-errors'
import { LoadError, Loading } from '@energy/ui/states'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Confirmation } from '../../shared/form/confirmation.tsx'
import { FormName } from '../../shared/form/form-attributes.tsx'
import { useHydrated } from '../../shared/form/use-hydrated.ts'
import { usePublicForm } from '../../shared/form/use-public-form.ts'
import { useCompany } from '../../shared/site/use-site.ts'
import { askedBeside, askedIn, chosenDay } from './address.ts'
import { moveForm } from './booking-fields.ts'
import { Days } from './days.tsx'
import { Hours } from './hours.tsx'
import { notLoaded } from './not-loaded.ts'
import { daysQuery } from './read.ts'
import { hourIn, ownTimeZone } from './times.ts'

interface MoveProps {
  token: string
  booked: LinkedBooking
  /** Reads the call again. Also called where the move was refused: the call may have been cancelled meanwhile. */
  reread: () => Promise<LinkedBooking | undefined>
}

/** Moves a booked call to another hour. The old hour stays until then. */
export function Move({ token, booked, reread }: MoveProps) {
  const company = useCompany()
  const [query] = useSearchParams()
  const asked = askedBeside(askedIn(query), booked.startsAt, company)
  const { data, isError, refetch } = useQuery({
    ...daysQuery(useCall(), asked.from),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  })
  const { mutateAsync } = useSend(booking.move)
  const [isOwn, setOwn] = useState(false)
  const [isMoved, setMoved] = useState<boolean>()
  const isHydrated = useHydrated()
  const { form, busy, summary, formError, field, values, answer, isSent } = usePublicForm(moveForm, {
    send: (body) =>
      mutateAsync({ params: { token }, body }).catch(
        unlessDone(async () => {
          void refetch()
          return (await reread())?.startsAt === body.startsAt
        }),
      ),
    accepted() {
      setPicked('')
      setMoved(true)
    },
    rejected() {
      setMoved(false)
      void refetch()
      void reread()
    },
    unsent: 'Your call is not moved.',
  })
  const [picked, setPicked] = useState(values['startsAt'] ?? '')
  const day = data && chosenDay(data, asked)
  const isThere = day?.slots.some(({ startsAt, isFree }) => isFree && startsAt === picked) ?? false
  const hour = field('startsAt')
  const { from: begin, to: end } = isThere ? hourIn(picked, company) : { from: '', to: '' }
  return (
    <form {...form} aria-label="Another hour suits better" className="booking-part grid gap-5">
      <FormName form="move" />
      <div>
        <h2 className="text-h3">Another hour suits better</h2>
        <p className="text-muted">Your hour stays yours until you have picked the next one.</p>
      </div>
      <Confirmation id={answer}>{(isMoved ?? isSent) && 'Your call is moved.'}</Confirmation>
      <FormErrors id={answer} failure={summary} />
      {!data && isError && <LoadError retry={() => void refetch()}>{notLoaded(company)}</LoadError>}
      {!data && !isError && <Loading />}
      {data && <Days shown={data} chosen={day} legend="Other days" />}
      {data && (
        <Hours
          id={hour.id}
          day={day}
          company={company}
          timeZone={isHydrated ? ownTimeZone() : ''}
          isOwn={isOwn}
          onOwn={setOwn}
          picked={isThere ? picked : ''}
          onPick={setPicked}
          own={booked.startsAt}
          error={hour.error}
        />
      )}
      <FormErrors id={answer} failure={formError} />
      <div>
        <Button type="submit" busy={busy}>
          {isThere ? `Move to ${begin} to ${end}` : 'Move the call'}
        </Button>
      </div>
    </form>
  )
}
