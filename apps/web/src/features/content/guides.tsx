import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { Faq } from './faq.tsx'
import { Listing } from './listing.tsx'
import { WhyChooseUs } from '../../shared/sections/why.tsx'
import { reads } from '../../shared/reads.ts'

export const Guides = () => (
  <>
    <Listing kind="blogs" query={useQuery(reads.blogs(useCall()))} />
    <Faq />
    <WhyChooseUs joined={false} />
  </>
)
