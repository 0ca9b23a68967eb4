import type { User } from '@energy/contracts/users'
import { Fact, Facts, NO_INPUT } from '../../shared/facts.tsx'
import { formatDate } from '../../shared/format-date.ts'
import { PersonHead } from '../../shared/person-head.tsx'
import { RoleChange } from './role-change.tsx'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** All details of a user. */
export function UserPane({ person }: { person: User }) {
  const { personalInfo, businessInfo } = person
  return (
    <article>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
        <PersonHead
          name={`${person.firstName} ${person.lastName}`.trim() || person.email}
          email={person.email}
          image={person.image}
          picture="size-24 max-sm:size-16"
        />
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
      <Purchases />
    </article>
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
      Purchases <span className="badge ml-1">Sample</span>
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
