import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { Faq } from '../components/faq.tsx'
import { Listing } from '../components/listing.tsx'
import { reads } from '../reads.ts'

export const OurService = () => (
  <>
    <Listing kind="services" query={useQuery(reads.services(useCall()))} />
    <Faq />
  </>
)
