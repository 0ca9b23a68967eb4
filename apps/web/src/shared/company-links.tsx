import type { Company } from '@energy/contracts/site/site-pages'
import { useCompany } from './site/use-site.ts'

/** A link to the company's e-mail address. */
export function MailLink({ className }: { className?: string }) {
  const { email } = useCompany()
  return (
    email && (
      <a className={className} href={`mailto:${email}`}>
        {email}
      </a>
    )
  )
}

/** A link to the company's phone number. The zero in brackets is for calls within the country. */
export function PhoneLink() {
  const { phone } = useCompany()
  return phone && <a href={`tel:${phone.replace(/^((\+|00).*)\(0\)/, '$1').replaceAll(' ', '')}`}>{phone}</a>
}

/** The lines of the company's address. */
export const addressOf = ({ address }: Company) =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
