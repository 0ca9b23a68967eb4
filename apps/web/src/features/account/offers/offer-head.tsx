import { formatAmount } from '@energy/contracts/sales/money'
import type { OwnOffer } from '@energy/contracts/sales/own-offers'
import { buttonClass } from '@energy/ui/button'
import { Avatar } from '@energy/ui/picture'
import { Paragraphs } from '../../../shared/sections/paragraphs.tsx'
import { useCompany } from '../../../shared/site/use-site.ts'
import { useTimes } from '../requests/use-times.ts'
import { isOpen, useAuthor } from './outcome.tsx'
import { ANSWER, ASK, PrintButton } from './page-links.tsx'
import { totalNameOf } from './price-parts.ts'

/** How many days are left, in words. */
function leftOf(days: number) {
  if (days < 0) return ''
  if (days === 0) return ', today is the last day'
  return days === 1 ? ', 1 day left' : `, ${days} days left`
}

function Summary({ offer }: { offer: OwnOffer }) {
  const { dateOf, daysLeft } = useTimes()
  const { totals, currency, validUntil, begins } = offer
  const facts = [
    validUntil && (['Valid until', dateOf(validUntil) + (isOpen(offer) ? leftOf(daysLeft(validUntil)) : '')] as const),
    begins && (['Begins', begins] as const),
  ].filter((fact) => typeof fact !== 'string')
  return (
    <aside
      aria-label="At a glance"
      className="grid gap-3 rounded-tr-corner bg-surface p-[clamp(1.5rem,2.4vw,2.25rem)] max-md:-mx-(--spacing-gutter) max-md:px-(--spacing-gutter)"
    >
      <p className="text-muted">{totalNameOf(offer)}</p>
      <p className="-mt-1 text-figure tabular-nums [overflow-wrap:anywhere]">{formatAmount(totals.total, currency)}</p>
      {facts.length > 0 && (
        <dl className="mb-3 border-b border-line">
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-t border-line py-[0.7rem] text-ui/[1.4]"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isOpen(offer) && (
        <a className={buttonClass()} href={`#${ANSWER}`}>
          Accept or decline
        </a>
      )}
      <a className={buttonClass('line')} href={`#${ASK}`}>
        Ask a question
      </a>
      <PrintButton />
    </aside>
  )
}

/** What an offer is about, who wrote it, what it costs and how long it is valid. */
export function OfferHead({ offer }: { offer: OwnOffer }) {
  const company = useCompany().name
  const author = useAuthor(offer)
  const { longDay } = useTimes()
  const { number, version, businessName, name, title, intro, sentAt } = offer
  return (
    <header className="page grid items-start gap-[clamp(2rem,5vw,6rem)] py-[clamp(2.5rem,1rem+4vw,4.5rem)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="mb-3 text-lead text-muted">
          Offer {number}
          {version > 1 && `, version ${version},`} for {businessName || name}
        </p>
        <h1 className="text-h1">{title}</h1>
        {intro && (
          <div className="mt-6 grid max-w-144 gap-3">
            <Paragraphs text={intro} />
          </div>
        )}
        <p className="mt-6 flex items-center gap-4 text-ui/[1.4]">
          <Avatar className="size-14" src="" />
          <span>
            <b className="block font-semibold">{author}</b>
            {author !== company && `${company}, `}
            {longDay(sentAt)}
          </span>
        </p>
      </div>
      <Summary offer={offer} />
    </header>
  )
}
