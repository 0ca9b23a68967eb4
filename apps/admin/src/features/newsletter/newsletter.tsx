import { PageHead } from '../../shared/page/page-head.tsx'
import { useAddress } from '../../shared/browser/use-address.ts'
import { Letters } from './letters/letters.tsx'
import { NewsletterTabs } from './newsletter-tabs.tsx'
import { Subscribers } from './subscribers.tsx'

/** The letters of the newsletter, and its subscribers. */
export function Newsletter() {
  const { view } = useAddress()
  if (view !== 'subscribers') return <Letters />
  return (
    <>
      <PageHead title="Subscribers" />
      <NewsletterTabs shown="subscribers" />
      <Subscribers />
    </>
  )
}
