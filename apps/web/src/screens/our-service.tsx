import { useCall } from '@energy/client/use-send'
import { useQuery } from '@tanstack/react-query'
import { Faq } from '../components/faq.tsx'
import { Listing } from '../components/listing.tsx'
import { reads } from '../reads.ts'

export function OurService() {
  const services = useQuery(reads.services(useCall()))
  return (
    <>
      <Listing
        kind="services"
        query={services}
        lines={['Services that', 'carry through']}
        carrier="[--c:var(--color-power)]"
        lead="From the first reading to the last invoice: what we do for a building, and for the people who pay for it."
      />
      <Faq />
    </>
  )
}
