import { QUOTE } from '../../shared/anchors.ts'
import { ContentCards } from '../../shared/content/content-card.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from '../../shared/sections/how-it-works.tsx'
import { KindHead } from '../../shared/content/kind-head.tsx'
import { MoreLink } from '../../shared/sections/more-link.tsx'
import { ExpertQuote } from '../../shared/sections/quote.tsx'
import { Reviews } from '../../shared/sections/reviews.tsx'
import { CardSkeletons, GuidesSkeleton, RowSkeletons } from '../../shared/content/skeletons.tsx'
import { Assessment, Guides, Rows, Teaser } from './teasers.tsx'
import { WhyChooseUs } from '../../shared/sections/why.tsx'
import { kindPages } from '../../shared/kinds.ts'
import { useTexts } from '../../shared/site/use-site.ts'

export function Home() {
  const { home } = useTexts()
  return (
    <>
      <Hero quoteAt={QUOTE} />
      <section className="section">
        <div className="page">
          <KindHead kind="products" title={home?.productsTitle} lead={home?.productsLead} />
          <Teaser kind="products" skeleton={<CardSkeletons arranged="three" />}>
            {(items) => <ContentCards kind="products" items={items} arranged="three" />}
          </Teaser>
        </div>
      </section>
      <section className="section sunken">
        <div className="page">
          <KindHead kind="services" title={home?.servicesTitle} />
          <div className="services">
            <Assessment quoteAt={QUOTE} />
            <Teaser kind="services" skeleton={<RowSkeletons count={kindPages.services.teasers} />}>
              {(items) => <Rows kind="services" items={items} />}
            </Teaser>
          </div>
        </div>
      </section>
      <ExpertQuote />
      <HowItWorks />
      <WhyChooseUs>
        <MoreLink to="/about">About Us</MoreLink>
      </WhyChooseUs>
      <Reviews />
      <section className="section">
        <div className="page">
          <KindHead kind="blogs" title={home?.guidesTitle} />
          <Teaser kind="blogs" skeleton={<GuidesSkeleton />}>
            {(items) => <Guides items={items} />}
          </Teaser>
        </div>
      </section>
    </>
  )
}
