import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Intro, Points, Story } from './detail.tsx'
import { EnergyStats } from './energy-stats.tsx'
import { ExploreMore } from './explore-more.tsx'
import { SpecialistSection } from '../../shared/specialist/specialist-section.tsx'
import { queries } from '../../shared/queries.ts'

export function SingleProduct() {
  const { id = '' } = useParams()
  const call = useCall()
  const { data: item } = useQuery(queries.product(call, id))
  const some = useQuery(queries.someProducts(call))
  if (!item) return null
  return (
    <>
      <Intro kind="products" list="Products" item={item} />
      <Points item={item} />
      <EnergyStats />
      <Story item={item} />
      <SpecialistSection key={id} />
      <ExploreMore kind="products" title="Explore more products" all="All products" query={some} without={id} />
    </>
  )
}
