import { useCall } from '@energy/client/use-send'
import { useQuery } from '@tanstack/react-query'
import { Faq } from '../components/faq.tsx'
import { Listing } from '../components/listing.tsx'
import { WhyChooseUs } from '../components/why.tsx'
import { reads } from '../reads.ts'

export function Guides() {
  const guides = useQuery(reads.blogs(useCall()))
  return (
    <>
      <Listing
        kind="blogs"
        query={guides}
        lines={['Guides to what', 'your meter says']}
        carrier="[--c:var(--color-air)]"
        lead="Short sums, plain words, and the questions to ask before anybody sells you anything."
        arranged="first-wide"
      />
      <Faq />
      <WhyChooseUs joined={false} />
    </>
  )
}
