import { useCall } from '@energy/client/use-send'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../components/banner.tsx'
import { ContentCards } from '../components/content-card.tsx'
import { Part } from '../components/part.tsx'
import { reads } from '../reads.ts'

export function OurProduct() {
  const products = useQuery(reads.products(useCall()))
  return (
    <>
      <Banner
        lines={['Products that', 'move energy']}
        carrier="[--c:var(--color-heat)]"
        lead="Several kinds of equipment, and one question before any of them: what does your building really need?"
      />
      <section className="section joined">
        <div className="page">
          <Part query={products} name="products">
            {(items) => <ContentCards kind="products" items={items} level={2} />}
          </Part>
        </div>
      </section>
    </>
  )
}
