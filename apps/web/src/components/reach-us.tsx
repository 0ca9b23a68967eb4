import { COMPANY } from '@energy/contracts/company'

/** How to reach us without a form: e-mail, phone, address. */
export const ReachUs = () => (
  <dl className="reach">
    <div>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
      </dd>
    </div>
    <div>
      <dt>Phone</dt>
      <dd>
        <a href={`tel:${COMPANY.phone.replaceAll(' ', '')}`}>{COMPANY.phone}</a>
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
