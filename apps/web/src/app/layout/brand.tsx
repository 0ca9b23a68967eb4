import { Wordmark } from '@energy/ui/wordmark'
import { Link } from 'react-router-dom'
import { useCompany } from '../../shared/site/use-site.ts'

/** The wordmark, as a link to home. */
export function Brand() {
  const { name, wordmarkFirst, wordmarkSecond } = useCompany()
  return (
    <Link className="brand" to="/" aria-label={name ? `${name}, home` : 'Home'}>
      <Wordmark words={[wordmarkFirst, wordmarkSecond]} />
    </Link>
  )
}
