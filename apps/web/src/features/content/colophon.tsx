import { addressOf } from '../../shared/company-links.tsx'
import { useCompany } from '../../shared/site/use-site.ts'

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(', ')

/** Who wrote a guide, below its text; on paper nothing else says it. */
export function Colophon() {
  const company = useCompany()
  const { name, email, phone } = company
  return (
    <p className="colophon">
      {joined([name, ...addressOf(company)])}. {joined([email, phone])}
    </p>
  )
}
