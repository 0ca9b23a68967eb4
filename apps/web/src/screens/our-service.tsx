import { useCall } from '@energy/client/use-send'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../components/banner.tsx'
import { ContentCards } from '../components/content-card.tsx'
import { Faq } from '../components/faq.tsx'
import { Part } from '../components/part.tsx'
import { reads } from '../reads.ts'

export function OurService() {
  const services = useQuery(reads.services(useCall()))
  return (
    <>
      <Banner
        lines={['Services that', 'carry through']}
        carrier="[--c:var(--color-power)]"
        lead="From the first reading to the last invoice: what we do for a building, and for the people who pay for it."
      />
      <section className="section joined">
        <div className="page">
          <Part query={services} name="services">
            {(items) => <ContentCards kind="services" items={items} level={2} />}
          </Part>
        </div>
      </section>
      <Faq />
    </>
  )
}
