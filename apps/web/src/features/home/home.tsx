import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { QUOTE } from '../../shared/anchors.ts'
import { ContentCards } from '../../shared/content/content-card.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from '../../shared/sections/how-it-works.tsx'
import { MoreLink } from '../../shared/sections/more-link.tsx'
import { QuerySection } from '../../shared/content/query-section.tsx'
import { ExpertQuote } from '../../shared/sections/quote.tsx'
import { Reviews } from '../../shared/sections/reviews.tsx'
import { SectionHead } from '../../shared/sections/section-head.tsx'
import { CardSkeletons, GuidesSkeleton, RowSkeletons } from '../../shared/content/skeletons.tsx'
import { Assessment, Guides, Rows } from './teasers.tsx'
import { WhyChooseUs } from '../../shared/sections/why.tsx'
import { kindPages } from '../../shared/kinds.ts'
import { COUNTS, queries } from '../../shared/queries.ts'

export function Home() {
  const call = useCall()
  const services = useQuery(queries.someServices(call))
  const products = useQuery(queries.someProducts(call))
  const guides = useQuery(queries.someBlogs(call))
  return (
    <>
      <Hero quoteAt={QUOTE} />
      <section className="section">
        <div className="page">
          <SectionHead
            title="Equipment that moves energy well"
            lead="Sized from your own readings, installed and looked after by the engineers who specified it."
          >
            <MoreLink to={kindPages.products.list}>All products</MoreLink>
          </SectionHead>
          <QuerySection query={products} name="products" skeleton={<CardSkeletons arranged="three" />}>
            {(items) => <ContentCards kind="products" items={items.slice(0, COUNTS.products)} arranged="three" />}
          </QuerySection>
        </div>
      </section>
      <section className="section sunken">
        <div className="page">
          <SectionHead title="Services for the whole journey">
            <MoreLink to={kindPages.services.list}>All services</MoreLink>
          </SectionHead>
          <div className="services">
            <Assessment quoteAt={QUOTE} />
            <QuerySection query={services} name="services" skeleton={<RowSkeletons count={COUNTS.services} />}>
              {(items) => <Rows kind="services" items={items.slice(0, COUNTS.services)} />}
            </QuerySection>
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
          <SectionHead title="From the guides">
            <MoreLink to={kindPages.blogs.list}>All guides</MoreLink>
          </SectionHead>
          <QuerySection query={guides} name="guides" skeleton={<GuidesSkeleton />}>
            {(items) => <Guides items={items.slice(0, COUNTS.blogs)} />}
          </QuerySection>
        </div>
      </section>
    </>
  )
}
