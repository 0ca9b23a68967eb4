import { useCall } from '@energy/client/use-send'
import { useQuery } from '@tanstack/react-query'
import { Listing } from '../components/listing.tsx'
import { reads } from '../reads.ts'

export function OurProduct() {
  const products = useQuery(reads.products(useCall()))
  return (
    <Listing
      kind="products"
      query={products}
      lines={['Products that', 'move energy']}
      carrier="[--c:var(--color-heat)]"
      lead="Several kinds of equipment, and one question before any of them: what does your building really need?"
    />
  )
}
