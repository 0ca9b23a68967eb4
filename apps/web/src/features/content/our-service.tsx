import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { Faq } from './faq.tsx'
import { Listing } from './listing.tsx'
import { queries } from '../../shared/queries.ts'

export const OurService = () => (
  <>
    <Listing kind="services" query={useQuery(queries.services(useCall()))} />
    <Faq />
  </>
)
