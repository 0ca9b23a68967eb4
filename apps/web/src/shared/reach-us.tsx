import { addressOf, MailLink, PhoneLink } from './company-links.tsx'
import { holidaysInWords, hoursInWords } from './site/opening-hours.ts'
import { useCompany } from './site/use-site.ts'

const linesOf = (lines: readonly string[]) => lines.map((line) => <div key={line}>{line}</div>)

/** The ways to contact us without a form: e-mail, phone and its hours, address. */
export function ReachUs() {
  const company = useCompany()
  const closed = holidaysInWords(company).map((holiday) => `Closed on ${holiday}`)
  const ways = [
    { label: 'Email', lines: company.email && [<MailLink key="email" />] },
    { label: 'Phone', lines: company.phone && [<PhoneLink key="phone" />] },
    { label: 'Hours', lines: linesOf([...hoursInWords(company), ...closed]) },
    { label: 'Address', lines: linesOf(addressOf(company)) },
  ]
  return (
    <dl className="reach border-t-3 border-ink">
      {ways.map(
        ({ label, lines }) =>
          lines.length > 0 && (
            <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 border-b border-line py-5">
              <dt className="text-muted">{label}</dt>
              <dd>{lines}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
