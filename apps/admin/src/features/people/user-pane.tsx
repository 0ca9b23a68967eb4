import { query } from '@energy/client/query'
import { useCall } from '@energy/client/use-call'
import { useConfig } from '@energy/client/use-config'
import { billing } from '@energy/contracts/sales/billing'
import { formatAmount } from '@energy/contracts/sales/money'
import type { User } from '@energy/contracts/people/users'
import { Avatar } from '@energy/ui/picture'
import { useQuery } from '@tanstack/react-query'
import { AuditLink } from '../../shared/records/audit-link.tsx'
import { Fact, Facts, NO_INPUT } from '../../shared/page/facts.tsx'
import { formatDate } from '../../shared/words/format-date.ts'
import { MakeOfferButton } from '../../shared/sales/make-offer-button.tsx'
import { Figure } from './figure.tsx'
import { RoleChange } from './role-change.tsx'
import { SecondFactorRemoval } from './second-factor-removal.tsx'
import { UserBilling } from './user-billing.tsx'

/** All details of a user. */
export function UserPane({ person }: { person: User }) {
  const { personalInfo, businessInfo, email } = person
  const { siteUrl } = useConfig()
  const { data } = useQuery(query(useCall(), billing, { params: { email } }))
  // The record has the same sum. It does not name the currency.
  const spent = data ? formatAmount(data.totalSpend, data.currency) : person.totalSpend.toFixed(2)
  return (
    <article>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <div className="flex items-center gap-4">
          <Avatar className="size-24 max-sm:size-16" src={person.image} base={siteUrl} />
          <div className="min-w-0">
            <h2 className="pane-title">
              {`${person.firstName} ${person.lastName}`.trim() || person.username || email}
            </h2>
            <p className="wrap-anywhere text-muted">{email}</p>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <RoleChange person={person} />
          <MakeOfferButton look="line" from={{ user: person._id }}>
            Make an offer
          </MakeOfferButton>
        </div>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-t-3 border-ink pt-5 xl:grid-cols-4">
        <Figure label="Pending order" value={person.pendingOrder || 'No pending order'} />
        <Figure label="Last visit" value={person.lastVisit && formatDate(person.lastVisit)} />
        <Figure label="Last purchase" value={person.lastPurchase} />
        <Figure label="Total spend" value={spent} />
      </dl>
      <div className="mt-8 grid items-start gap-x-10 xl:grid-cols-2">
        <Facts>
          <Fact label="Contact number" value={personalInfo.phone} missing={NO_INPUT} />
          <Fact label="Address" value={personalInfo.address} missing={NO_INPUT} />
          <Fact label="Business name" value={businessInfo.businessName} missing={NO_INPUT} />
        </Facts>
        <Facts className="max-xl:border-t max-xl:border-line max-xl:pt-3">
          <Fact label="Business address" value={businessInfo.businessAddress} missing={NO_INPUT} />
          <Fact label="Business email" value={businessInfo.businessEmail} missing={NO_INPUT} />
          <Fact label="Business phone" value={businessInfo.businessPhone} missing={NO_INPUT} />
        </Facts>
      </div>
      <UserBilling person={person} />
      <div className="flex flex-wrap gap-x-8">
        <AuditLink record={person._id} />
        <SecondFactorRemoval person={person} />
      </div>
    </article>
  )
}
