import { Formatted } from '@energy/formatted/view'
import { Banner } from '../../shared/sections/banner.tsx'
import { ExpertQuote } from '../../shared/sections/quote.tsx'
import { Reviews } from '../../shared/sections/reviews.tsx'
import { SectionHead } from '../../shared/sections/section-head.tsx'
import { WhyChooseUs } from '../../shared/sections/why.tsx'
import { useSite } from '../../shared/site/use-site.ts'

export function About() {
  const { company, texts } = useSite()
  const { about } = texts
  return (
    <>
      <Banner texts={about} title="About Us" carrier="[--c:var(--color-leaf)]" />
      {about && (
        <>
          <section className="section sunken since">
            <div className="page">
              <p className="year">
                <span>{company.founded}</span>
              </p>
              <div className="prose">
                <h2 className="text-h2">{about.storyTitle}</h2>
                <div className="prose formatted">
                  <Formatted blocks={about.story} level={3} />
                </div>
              </div>
            </div>
          </section>
          <section className="section">
            <div className="page">
              <SectionHead title={about.valuesTitle} />
              <ul className="points pairs">
                {about.values.map(({ title, text }, index) => (
                  <li key={`${index} ${title}`}>
                    <h3 className="text-h3">{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </section>
        </>
      )}
      <ExpertQuote />
      <WhyChooseUs joined={false} />
      <Reviews />
    </>
  )
}
