import { useCall } from '@energy/client/use-send'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../components/banner.tsx'
import { ContentCards } from '../components/content-card.tsx'
import { Faq } from '../components/faq.tsx'
import { Part } from '../components/part.tsx'
import { WhyChooseUs } from '../components/why.tsx'
import { reads } from '../reads.ts'

export function Guides() {
  const guides = useQuery(reads.blogs(useCall()))
  return (
    <>
      <Banner
        lines={['Guides to what', 'your meter says']}
        carrier="[--c:var(--color-air)]"
        lead="Short sums, plain words, and the questions to ask before anybody sells you anything."
      />
      <section className="section joined">
        <div className="page">
          <Part query={guides} name="guides">
            {(items) => <ContentCards kind="blogs" items={items} level={2} arranged="first-wide" />}
          </Part>
        </div>
      </section>
      <Faq />
      <WhyChooseUs joined={false} />
    </>
  )
}
