import { useConfig } from '@energy/client/use-config'
import type { Offer } from '@energy/contracts/sales/offer-entities'
import { TextField } from '@energy/ui/field'
import { Avatar } from '@energy/ui/picture'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { useClock } from '../../../shared/company/use-clock.ts'
import { useFieldError, useFormField } from '../../../shared/form/use-form-field.ts'
import { Initials } from '../../../shared/people/initials.tsx'
import { dayOf, daysBetween, shortDay, useToday } from '../../../shared/sales/days.ts'
import type { OfferValues } from './offer-values.ts'
import { inquiryPath } from '../../../shared/records/inquiry-path.ts'

interface PersonPanelProps {
  item: Offer
  /** Days for which an offer is usually valid. */
  validDays: number
  /** Opens the dialog in which the person is chosen. */
  onChoose: () => void
  children: ReactNode
}

/** For whom the offer is, the request that it answers, and until when it is valid. */
export const PersonPanel = ({ item, validDays, onChoose, children }: PersonPanelProps) => (
  <section className="panel grid gap-6 p-5 lg:p-6" aria-label="Person and request">
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_15rem]">
      <Person item={item} onChoose={onChoose} />
      <Request item={item} />
      <ValidUntil validDays={validDays} />
    </div>
    {children}
  </section>
)

function Person({ item, onChoose }: Pick<PersonPanelProps, 'item' | 'onChoose'>) {
  const { siteUrl } = useConfig()
  const [name, email, businessName, address, user] = useWatch<
    OfferValues,
    ['name', 'email', 'businessName', 'address', 'user']
  >({ name: ['name', 'email', 'businessName', 'address', 'user'] })
  const isSame = user !== '' && user === item.user._id
  // They are typed in the dialog, and may be refused when the draft is saved.
  const [error] = [
    useFieldError('name'),
    useFieldError('email'),
    useFieldError('businessName'),
    useFieldError('address'),
    useFieldError('user'),
  ].filter(Boolean)
  return (
    <div className="min-w-0">
      <h2 className="mb-2 font-[560]">For</h2>
      {name || email ? (
        <div className="flex items-center gap-3">
          {isSame && item.user.image ? (
            <Avatar className="size-11" src={item.user.image} base={siteUrl} />
          ) : (
            <Initials name={name || email} id={email} className="size-11" />
          )}
          <p className="min-w-0 leading-snug wrap-anywhere">
            <b className="font-[580]">{name}</b>
            <span className="block text-small text-muted">
              {[businessName, email || 'No e-mail yet'].filter(Boolean).join(', ')}
            </span>
            {address && <span className="block text-small whitespace-pre-line text-muted">{address}</span>}
          </p>
        </div>
      ) : (
        <p className="text-muted">Nobody yet.</p>
      )}
      {error && <p className="field-error mt-1">{error}</p>}
      <button type="button" className="text-link min-h-touch" onClick={onChoose}>
        {name || email ? 'Change person' : 'Choose a person'}
      </button>
    </div>
  )
}

function Request({ item: { inquiry } }: Pick<PersonPanelProps, 'item'>) {
  const { company } = useClock()
  const today = useToday()
  if (!inquiry._id)
    return (
      <div className="min-w-0">
        <h2 className="mb-2 font-[560]">Answers no request</h2>
        <p className="text-muted">Start an offer from a request, and it stands here.</p>
      </div>
    )
  return (
    <div className="min-w-0">
      <h2 className="mb-2 font-[560]">Answers the request of {shortDay(dayOf(inquiry.createdAt, company), today)}</h2>
      <p className="line-clamp-3 text-muted">{inquiry.line ? `“${inquiry.line}”` : 'Sent without a comment.'}</p>
      <Link className="text-link inline-flex min-h-touch items-center" to={inquiryPath(inquiry._id)}>
        Open request
      </Link>
    </div>
  )
}

/** What the last day of an offer means, so many days before it. */
const lastDayWords = (days: number) =>
  days < 0
    ? 'This day is over. Choose a later one to send the offer.'
    : `${days} ${days === 1 ? 'day' : 'days'}. After that it is marked Expired.`

function ValidUntil({ validDays }: { validDays: number }) {
  const today = useToday()
  const day = useWatch<OfferValues, 'validUntil'>({ name: 'validUntil' })
  return (
    <TextField
      label="Valid until"
      type="date"
      min={today}
      hint={day ? lastDayWords(daysBetween(today, day)) : `Usually ${validDays} days.`}
      {...useFormField('validUntil')}
    />
  )
}
