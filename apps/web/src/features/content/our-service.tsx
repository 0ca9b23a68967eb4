import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { Faq } from './faq.tsx'
import { Listing } from './listing.tsx'
import { reads } from '../../shared/reads.ts'

export const OurService = () => (
  <>
    <Listing kind="services" query={useQuery(reads.services(useCall()))} />
    <Faq />
  </>
)
