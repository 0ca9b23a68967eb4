import { useCall } from '@energy/client/use-call'
import { useQuery } from '@tanstack/react-query'
import { QUOTE } from '../../shared/anchors.ts'
import { ContentCards } from '../../shared/content/content-card.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from '../../shared/sections/how-it-works.tsx'
import { MoreLink } from '../../shared/sections/more-link.tsx'
import { Part } from '../../shared/content/part.tsx'
import { ExpertQuote } from '../../shared/sections/quote.tsx'
import { Reviews } from '../../shared/sections/reviews.tsx'
import { SectionHead } from '../../shared/sections/section-head.tsx'
import { CardShapes, GuideShapes, RowShapes } from '../../shared/content/shapes.tsx'
import { Assessment, Guides, Rows } from './teasers.tsx'
import { WhyChooseUs } from '../../shared/sections/why.tsx'
import { shown } from '../../shared/kinds.ts'
import { COUNTS, reads } from '../../shared/reads.ts'

export function Home() {
  const call = useCall()
  const services = useQuery(reads.someServices(call))
  const products = useQuery(reads.someProducts(call))
  const guides = useQuery(reads.someBlogs(call))
  return (
    <>
      <Hero quoteAt={QUOTE} />
      <section className="section">
        <div className="page">
          <SectionHead
            title="Equipment that moves energy well"
            lead="Sized from your own readings, installed and looked after by the engineers who specified it."
          >
            <MoreLink to={shown.products.list}>All products</MoreLink>
          </SectionHead>
          <Part query={products} name="products" shapes={<CardShapes arranged="three" />}>
            {(items) => <ContentCards kind="products" items={items.slice(0, COUNTS.products)} arranged="three" />}
          </Part>
        </div>
      </section>
      <section className="section sunken">
        <div className="page">
          <SectionHead title="Services for the whole journey">
            <MoreLink to={shown.services.list}>All services</MoreLink>
          </SectionHead>
          <div className="services">
            <Assessment quoteAt={QUOTE} />
            <Part query={services} name="services" shapes={<RowShapes count={COUNTS.services} />}>
              {(items) => <Rows kind="services" items={items.slice(0, COUNTS.services)} />}
            </Part>
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
            <MoreLink to={shown.blogs.list}>All guides</MoreLink>
          </SectionHead>
          <Part query={guides} name="guides" shapes={<GuideShapes />}>
            {(items) => <Guides items={items.slice(0, COUNTS.blogs)} />}
          </Part>
        </div>
      </section>
    </>
  )
}
