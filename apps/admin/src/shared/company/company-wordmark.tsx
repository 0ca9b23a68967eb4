import { useConfig } from '@energy/client/use-config'
import { Wordmark } from '@energy/ui/wordmark'
import { useCompany } from './use-company.ts'

/** The mark and the name of the company; the mark alone until the company is read. */
export function CompanyWordmark() {
  const { wordmarkFirst, wordmarkSecond } = useCompany()
  return <Wordmark words={[wordmarkFirst, wordmarkSecond]} />
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
