import { COMPANY } from '@energy/contracts/company'
import { MailLink, PhoneLink } from '../../shared/company-links.tsx'

/** The ways to contact us without a form: e-mail, phone, address. */
export const ReachUs = () => (
  <dl className="reach">
    <div>
      <dt>Email</dt>
      <dd>
        <MailLink />
      </dd>
    </div>
    <div>
      <dt>Phone</dt>
      <dd>
        <PhoneLink />
      </dd>
    </div>
    <div>
      <dt>Address</dt>
      <dd>
        {COMPANY.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </dd>
    </div>
  </dl>
)
