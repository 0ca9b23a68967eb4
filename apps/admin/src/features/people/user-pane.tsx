import type { User } from '@energy/contracts/users'
import { Avatar } from '@energy/ui/picture'
import { useConfig } from '../../shared/config.ts'
import { Fact, Facts } from '../../shared/facts.tsx'
import { formatDate } from '../../shared/format-date.ts'
import { RoleChange } from './role-change.tsx'

const missing = 'Did not input yet'
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** All details of a user. */
export function UserPane({ person }: { person: User }) {
  const { personalInfo, businessInfo } = person
  return (
    <article>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <Head person={person} />
        <RoleChange person={person} />
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 border-t-3 border-ink pt-5 xl:grid-cols-4">
        <Figure label="Pending order" value={person.pendingOrder || 'No pending order'} />
        <Figure label="Last visit" value={person.lastVisit && formatDate(person.lastVisit)} />
        <Figure label="Last purchase" value={person.lastPurchase} />
        <Figure label="Total spend" value={dollars.format(person.totalSpend)} />
      </dl>
      <div className="mt-8 grid items-start gap-x-10 xl:grid-cols-2">
        <Facts>
          <Fact label="Contact number" value={personalInfo.phone} missing={missing} />
          <Fact label="Address" value={personalInfo.address} missing={missing} />
          <Fact label="Business name" value={businessInfo.businessName} missing={missing} />
        </Facts>
        <Facts className="max-xl:border-t max-xl:border-line max-xl:pt-3">
          <Fact label="Business address" value={businessInfo.businessAddress} missing={missing} />
          <Fact label="Business email" value={businessInfo.businessEmail} missing={missing} />
          <Fact label="Business phone" value={businessInfo.businessPhone} missing={missing} />
        </Facts>
      </div>
      <Purchases />
    </article>
  )
}

function Head({ person }: { person: User }) {
  const { siteUrl } = useConfig()
  return (
    <div className="flex items-center gap-5">
      <Avatar className="size-24 max-sm:size-16" src={person.image} base={siteUrl} />
      <div className="min-w-0">
        <h2 className="pane-title">{`${person.firstName} ${person.lastName}`.trim() || person.email}</h2>
        <p className="wrap-anywhere text-muted">{person.email}</p>
      </div>
    </div>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end gap-1">
    <dt className="text-small text-muted">{label}</dt>
    <dd className={`text-[1.125rem] leading-snug font-semibold tabular-nums ${value ? '' : 'text-muted'}`}>
      {value || 'None yet'}
    </dd>
  </div>
)

const samples = [
  { name: 'Heat pump, 60 kW', kind: 'Product', price: 48_000 },
  { name: 'Free energy assessment', kind: 'Service', price: 0 },
  { name: 'Solar array, 24 panels', kind: 'Product', price: 14_400 },
]

/** Purchases are not stored yet. The list shows samples and marks them as samples. */
const Purchases = () => (
  <section className="mt-8">
    <h3 className="section-title mb-3">
      Purchases <span className="ml-1 rounded-control bg-tint px-2 py-0.5 text-small font-[560]">Sample</span>
    </h3>
    <ul>
      {samples.map(({ name, kind, price }) => (
        <li key={name} className="flex min-h-touch items-center gap-4 border-t border-line py-2.5">
          <span className="min-w-0 flex-1">
            {name}
            <span className="block text-small text-muted">{kind}</span>
          </span>
          <span className="tabular-nums">{dollars.format(price)}</span>
        </li>
      ))}
    </ul>
  </section>
)
