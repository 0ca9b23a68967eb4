import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { Intro, Points, Story } from './detail.tsx'
import { ExploreMore } from './explore-more.tsx'
import { HowItWorks } from '../../shared/sections/how-it-works.tsx'
import { SpecialistSection } from '../../shared/specialist/specialist-section.tsx'
import { Tariffs } from './tariffs.tsx'
import { Why } from '../../shared/sections/why.tsx'
import { queries } from '../../shared/queries.ts'

export function SingleService() {
  const { id = '' } = useParams()
  const call = useCall()
  const { data: item } = useQuery(queries.service(call, id))
  const some = useQuery(queries.someServices(call))
  if (!item) return null
  return (
    <>
      <Intro kind="services" list="Service" item={item} />
      <Points item={item} />
      <Story item={item} />
      <Why
        joined
        title="Why our services"
        lead="The same engineers measure, build and answer the phone."
        reasons={[
          {
            title: 'Measured first',
            text: 'Two weeks of readings come before any drawing, so that nothing is sized by rule of thumb.',
            carrier: '[--c:var(--color-air)]',
          },
          {
            title: 'One contract',
            text: 'Design, grants, fitting and supply stand on one page, with one price.',
            carrier: '[--c:var(--color-heat)]',
          },
          {
            title: 'Watched after',
            text: 'We see a fault before you feel it, and tell you what it cost.',
            carrier: '[--c:var(--color-power)]',
          },
        ]}
      />
      <HowItWorks joined />
      <Tariffs />
      <SpecialistSection key={id} joined />
      <ExploreMore kind="services" title="Explore more service" all="All services" query={some} without={id} />
    </>
  )
}
