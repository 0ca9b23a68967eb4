import { isTemporary } from '@energy/client/call-error'
import { useSend } from '@energy/client/use-send'
import { booking, type BookingDays, type NewBooking } from '@energy/contracts/bookings/bookings'
import { Button } from '@energy/ui/button'
import { TextArea, TextField } from '@energy/ui/field'
import { FormErrors } from '@energy/ui/form-errors'
import { useEffect, useRef, useState } from 'react'
import { Consent } from '../../shared/form/consent.tsx'
import { FormName } from '../../shared/form/form-attributes.tsx'
import { useHydrated } from '../../shared/form/use-hydrated.ts'
import { usePublicForm } from '../../shared/form/use-public-form.ts'
import { PhoneField } from '../../shared/phone-field.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import { SpecialistPrefill } from '../../shared/specialist/specialist-prefill.tsx'
import { chosenDay, type Asked } from './address.ts'
import { bookingForm } from './booking-fields.ts'
import { Days } from './days.tsx'
import { Hours } from './hours.tsx'
import { Summary } from './summary.tsx'
import { ownTimeZone } from './times.ts'

/** A call that has just been booked. */
export interface JustBooked {
  body: NewBooking
  token: string
}

interface BookingFormProps {
  asked: Asked
  shown: BookingDays
  onBooked: (booked: JustBooked) => void
  /** Reads the hours again. */
  reload: () => void
}

/** The days with an hour that can be picked as if it were free. */
const withFree = (shown: BookingDays, hour: string): BookingDays => ({
  ...shown,
  days: shown.days.map(({ day, slots }) => ({
    day,
    slots: slots.map(({ startsAt, isFree }) => ({ startsAt, isFree: isFree || startsAt === hour })),
  })),
})

/** Three questions: which day, which hour, and whom to call. */
export function BookingForm({ asked, shown, onBooked, reload }: BookingFormProps) {
  const { company } = useSite()
  const isHydrated = useHydrated()
  const { mutateAsync } = useSend(booking.create)
  const element = useRef<HTMLFormElement>(null)
  const token = useRef('')
  // The hour of a call whose answer was lost. It may be taken by this very call, which is booked once if it is sent again.
  const [unanswered, setUnanswered] = useState('')
  const [isOwn, setOwn] = useState(false)
  const { form, busy, summary, formError, field, values, answer } = usePublicForm(bookingForm, {
    async send(body, key) {
      try {
        token.current = (await mutateAsync({ body, headers: { 'idempotency-key': key } })).token
      } catch (cause) {
        setUnanswered(isTemporary(cause) ? body.startsAt : '')
        throw cause
      }
    },
    accepted: (body) => onBooked({ body, token: token.current }),
    // The hour may have gone meanwhile.
    rejected: reload,
    unsent: 'Your call is not booked.',
  })
  const [picked, setPicked] = useState(values['startsAt'] ?? '')
  const [agreed, setAgreed] = useState('agreed' in values)
  const timeZone = isHydrated ? ownTimeZone() : ''
  const open = withFree(shown, unanswered)
  const day = chosenDay(open, asked)
  const isThere = day?.slots.some(({ startsAt, isFree }) => isFree && startsAt === picked) ?? false
  const hour = field('startsAt')

  // Keeps what was picked and ticked before this code ran.
  useEffect(() => {
    const chosen = new FormData(element.current ?? undefined)
    setAgreed(chosen.has('agreed'))
    setPicked(String(chosen.get('startsAt') ?? ''))
  }, [])

  return (
    <form {...form} className="booking" ref={element} aria-label="Book a call">
      <FormName form="booking" />
      <SpecialistPrefill form={element} />
      <input type="hidden" name="timeZone" value={timeZone} />
      <div className="grid gap-12">
        <FormErrors id={answer} failure={summary} />
        <Part number={1} title="Pick a day" hint="The band is as long as the hours still free.">
          <Days shown={open} chosen={day} legend="Days" />
        </Part>
        <Part number={2} title="Pick an hour">
          <Hours
            id={hour.id}
            day={day}
            company={company}
            timeZone={timeZone}
            isOwn={isOwn}
            onOwn={setOwn}
            picked={isThere ? picked : ''}
            onPick={setPicked}
            error={hour.error}
          />
        </Part>
        <Part number={3} title="Whom do we call?">
          <div className="form-grid">
            <TextField autoComplete="name" {...field('username')} />
            <PhoneField hint="Digits only." {...field('phone')} />
            <TextField
              type="email"
              autoComplete="email"
              hint="For the confirmation and the calendar entry."
              {...field('email')}
            />
            <TextField autoComplete="organization" optional {...field('businessName')} />
            <TextArea className="col-span-full" optional {...field('comment')} />
            <Consent field={field('agreed')} agreed={agreed} onAgree={setAgreed} />
          </div>
        </Part>
      </div>
      <Summary picked={isThere ? picked : ''} timeZone={timeZone}>
        <FormErrors id={answer} failure={formError} />
        <Button type="submit" busy={busy} className="w-full">
          Book this call
        </Button>
        <p className="mt-3 text-small text-muted">You can change or cancel it until the hour begins.</p>
      </Summary>
    </form>
  )
}

interface PartProps {
  number: number
  title: string
  hint?: string
  children: React.ReactNode
}

const Part = ({ number, title, hint, children }: PartProps) => (
  <fieldset className="booking-part">
    <legend className="text-h3">
      <span className="text-muted">{number}</span> {title}
    </legend>
    {hint && <p className="text-ui text-muted">{hint}</p>}
    {children}
  </fieldset>
)
