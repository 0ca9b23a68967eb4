import { useCall } from '@energy/client/use-send'
import { useQuery } from '@tanstack/react-query'
import { QUOTE } from '../components/anchors.ts'
import { ContentCards } from '../components/content-card.tsx'
import { Hero } from '../components/hero.tsx'
import { HowItWorks } from '../components/how-it-works.tsx'
import { MoreLink } from '../components/more-link.tsx'
import { Part } from '../components/part.tsx'
import { ExpertQuote } from '../components/quote.tsx'
import { Reviews } from '../components/reviews.tsx'
import { SectionHead } from '../components/section-head.tsx'
import { CardShapes, GuideShapes, RowShapes } from '../components/shapes.tsx'
import { Assessment, Guides, Rows } from '../components/teasers.tsx'
import { WhyChooseUs } from '../components/why.tsx'
import { shown } from '../kinds.ts'
import { COUNTS, reads } from '../reads.ts'

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
