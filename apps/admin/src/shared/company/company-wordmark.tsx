import { useConfig } from '@energy/client/use-config'
import { Wordmark } from '@energy/ui/wordmark'
import { Link } from 'react-router-dom'
import { useCompany } from './use-company.ts'

/** The mark and the name of the company; the mark alone until the company is read. */
function CompanyWordmark() {
  const { wordmarkFirst, wordmarkSecond } = useCompany()
  return <Wordmark words={[wordmarkFirst, wordmarkSecond]} />
}

interface DashboardBrandProps {
  className: string
  onClick?: (() => void) | undefined
}

/** The company as a link to the first screen of the dashboard. */
export function DashboardBrand({ className, onClick }: DashboardBrandProps) {
  const { name } = useCompany()
  return (
    <Link className={`brand ${className}`} to="/" onClick={onClick} aria-label={name ? undefined : 'Dashboard'}>
      <CompanyWordmark />
    </Link>
  )
}

/** The company as a link to its site. */
export function SiteBrand() {
  const { siteUrl } = useConfig()
  const { name } = useCompany()
  return (
    <a className="brand" href={`${siteUrl}/`} aria-label={name ? `${name}, the site` : 'The site'}>
      <CompanyWordmark />
    </a>
  )
}
