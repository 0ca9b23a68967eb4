import { COMPANY } from '@energy/contracts/company'

/** A link to the company's e-mail address. */
export const MailLink = () => <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>

/** A link to the company's phone number. */
export const PhoneLink = () => <a href={`tel:${COMPANY.phone.replaceAll(' ', '')}`}>{COMPANY.phone}</a>
