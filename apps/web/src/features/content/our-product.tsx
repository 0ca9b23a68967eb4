import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { Listing } from './listing.tsx'
import { queries } from '../../shared/queries.ts'

export const OurProduct = () => <Listing kind="products" query={useQuery(queries.products(useCall()))} />
