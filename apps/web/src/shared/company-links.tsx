import { COMPANY } from '@energy/contracts/company'

/** The company's e-mail address, to write to. */
export const MailLink = () => <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>

/** The company's phone number, to call. */
export const PhoneLink = () => <a href={`tel:${COMPANY.phone.replaceAll(' ', '')}`}>{COMPANY.phone}</a>
