import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { Faq } from './faq.tsx'
import { Listing } from './listing.tsx'
import { WhyChooseUs } from '../../shared/sections/why.tsx'
import { queries } from '../../shared/queries.ts'

export const Guides = () => (
  <>
    <Listing kind="blogs" query={useQuery(queries.blogs(useCall()))} />
    <Faq />
    <WhyChooseUs joined={false} />
  </>
)
