import { longDay, longMoment, useToday } from '../../../shared/sales/days.ts'
import { offerFile } from '@energy/contracts/sales/offer-files'
import { DECLINE_REASONS } from '@energy/contracts/sales/offer-states'
import type { Offer } from '@energy/contracts/sales/offer-entities'
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FileLinks } from '../../../shared/attachments/file-links.tsx'
import { useClock } from '../../../shared/company/use-clock.ts'
import { Fact, Facts } from '../../../shared/page/facts.tsx'
import { orderPath } from '../../../shared/sales/paths.ts'
import { StateMark, offerLooks } from '../../../shared/sales/state-mark.tsx'
import type { Versioned } from '../../../shared/records/versioned.ts'
import { DocumentHead, Panel } from '../../../shared/sales/document-head.tsx'
import { LinesTable } from '../document/lines-table.tsx'
import { TaxShare, Totals } from '../document/totals.tsx'
import { OfferActions } from './offer-actions.tsx'
import { sentWords, Versions } from './versions.tsx'
import { inquiryPath } from '../../../shared/records/inquiry-path.ts'

/** An offer that was sent: what the customer has, what became of it, and its versions. */
export function SentOffer({ latest }: { latest: Versioned<Offer> }) {
  const { item } = latest
  const { currency, totals } = item
  const { company } = useClock()
  return (
    <>
      <DocumentHead
        back={{ label: 'All offers', to: '/offers' }}
        title={`Offer ${item.number}`}
        record={item._id}
        actions={<OfferActions latest={latest} />}
      >
        <StateMark look={offerLooks[item.state]} isBoxed />
        {item.version > 1 && <span>Version {item.version}</span>}
        <span>{sentWords(item, company)}</span>
      </DocumentHead>
      <Outcome item={item} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6">
          <section className="panel min-w-0 overflow-hidden">
            <h2 className="section-title px-5 pt-5 pb-4 lg:px-6">{item.title || 'Lines'}</h2>
            {item.intro && <p className="px-5 pb-5 whitespace-pre-line lg:px-6">{item.intro}</p>}
            <LinesTable lines={item.lines} currency={currency} />
          </section>
          {item.terms && (
            <Panel title="Terms">
              <p className="whitespace-pre-line text-muted">{item.terms}</p>
            </Panel>
          )}
          {item.versions.length > 1 && <Versions versions={item.versions} />}
        </div>
        <div className="grid min-w-0 gap-6">
          <Panel title="Totals">
            <Totals totals={totals} currency={currency} />
            {totals.total > 0 && <TaxShare totals={totals} />}
          </Panel>
          {item.attachments.length > 0 && (
            <Panel title="Documents">
              <FileLinks route={offerFile.read} id={item._id} files={item.attachments} />
            </Panel>
          )}
          <About item={item} />
        </div>
      </div>
    </>
  )
}

function About({ item }: { item: Offer }) {
  const { words } = useClock()
  const seen =
    item.seen === 0 ? 'Not yet' : `${item.seen === 1 ? 'Once' : `${item.seen} times`}, last ${words(item.seenAt)}`
  return (
    <Panel title="For">
      <Facts>
        <Fact label="Name" value={item.name} />
        <Fact label="Business" value={item.businessName} />
        <Fact label="E-mail" value={item.email} />
        <Fact label="Address" value={item.address} />
        <Fact label="Valid until" value={longDay(item.validUntil)} />
        <Fact label="Begins" value={item.begins} />
        <Fact label="Opened" value={seen} />
        <Fact label="Request" value={item.inquiry._id}>
          <Link className="text-link -my-3 inline-flex min-h-touch items-center" to={inquiryPath(item.inquiry._id)}>
            {item.inquiry.number}
          </Link>
        </Fact>
        <Fact label="Account" value={item.user._id}>
          <Link
            className="text-link -my-3 inline-flex min-h-touch items-center"
            to={`/user?id=${item.user._id}`}
            state={{ email: item.user.email }}
          >
            {item.user.email}
          </Link>
        </Fact>
      </Facts>
    </Panel>
  )
}

/** What became of the offer, as one notice. */
function Outcome({ item }: { item: Offer }) {
  const today = useToday()
  const { company } = useClock()
  const { answer, state } = item
  const at = answer.at && longMoment(answer.at, company)
  if (state === 'accepted')
    return (
      <Notice icon={CircleCheck} isGood>
        Accepted{answer.name && ` by ${answer.name}`} on {at}.{' '}
        {item.order && (
          <Link className="text-link -my-3 inline-flex min-h-touch items-center" to={orderPath(item.order)}>
            Open the order
          </Link>
        )}
      </Notice>
    )
  if (state === 'declined')
    return (
      <Notice icon={CircleAlert}>
        Declined on {at}
        {answer.reason && `: ${DECLINE_REASONS[answer.reason].toLowerCase()}`}.{answer.note && ` “${answer.note}”`}
      </Notice>
    )
  if (state === 'expired')
    return <Notice icon={Clock}>It expired on {longDay(item.validUntil)} without an answer.</Notice>
  if (state === 'withdrawn') return <Notice icon={CircleAlert}>It was withdrawn: nobody can accept it.</Notice>
  if (item.refusal)
    return (
      <Notice icon={CircleAlert}>
        The mail to {item.email} did not arrive (“{item.refusal}”). If the address is wrong, make a new version and
        correct it there.
      </Notice>
    )
  if (item.validUntil === today) return <Notice icon={Clock}>It expires at the end of today.</Notice>
  return null
}

const Notice = ({
  icon: Icon,
  isGood = false,
  children,
}: {
  icon: LucideIcon
  isGood?: boolean
  children: ReactNode
}) => (
  <div className={`flex gap-3 border-l-4 bg-sunken px-4 py-3 ${isGood ? 'border-leaf' : 'border-edge'}`}>
    <Icon className="icon mt-px" aria-hidden="true" />
    <p className="min-w-0 wrap-anywhere">{children}</p>
  </div>
)
