import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { Faq } from '../components/faq.tsx'
import { Listing } from '../components/listing.tsx'
import { WhyChooseUs } from '../components/why.tsx'
import { reads } from '../reads.ts'

export const Guides = () => (
  <>
    <Listing kind="blogs" query={useQuery(reads.blogs(useCall()))} />
    <Faq />
    <WhyChooseUs joined={false} />
  </>
)
