import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { Listing } from './listing.tsx'
import { reads } from '../../shared/reads.ts'

export const OurProduct = () => <Listing kind="products" query={useQuery(reads.products(useCall()))} />
