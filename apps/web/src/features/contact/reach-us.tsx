import { COMPANY } from '@energy/contracts/company'
import { MailLink, PhoneLink } from '../../shared/company-links.tsx'

const ways = [
  { label: 'Email', value: <MailLink /> },
  { label: 'Phone', value: <PhoneLink /> },
  { label: 'Address', value: COMPANY.address.map((line) => <div key={line}>{line}</div>) },
]

/** The ways to contact us without a form: e-mail, phone, address. */
export const ReachUs = () => (
  <dl className="reach border-t-3 border-ink">
    {ways.map(({ label, value }) => (
      <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-b border-line py-5">
        <dt className="text-muted">{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
