import { COMPANY } from '@energy/contracts/company'
import { Banner } from '../../shared/sections/banner.tsx'
import { ExpertQuote } from '../../shared/sections/quote.tsx'
import { Reviews } from '../../shared/sections/reviews.tsx'
import { SectionHead } from '../../shared/sections/section-head.tsx'
import { WhyChooseUs } from '../../shared/sections/why.tsx'

const values = [
  {
    title: 'Innovative Technology',
    text: 'We fit what is new once it has earned it: on a test bench, then on our own roof, then on yours.',
  },
  {
    title: 'Tailored Solutions',
    text: 'No two meters tell the same story. Each design starts from your readings and fits your hours.',
  },
  {
    title: 'Certified Sustainability',
    text: 'What we claim to save is read from meters and shown to you, month by month, with the sums beside it.',
  },
  {
    title: 'Exceptional Support',
    text: 'The engineer who drew your plant answers the phone, and knows where the valves are.',
  },
]

export const About = () => (
  <>
    <Banner
      lines={['Engineers who', 'follow the flow']}
      carrier="[--c:var(--color-leaf)]"
      lead="We are a workshop that happens to sell energy: we measure, we draw, we build, and we stay to watch the needle."
    />
    <section className="section sunken since">
      <div className="page">
        <p className="year">
          <span>{COMPANY.founded}</span>
        </p>
        <div className="prose">
          <h2 className="text-h2">How it began</h2>
          <p>
            The company was founded in {COMPANY.founded} by engineers who had spent years fitting large machines into
            buildings that needed smaller ones.
          </p>
          <p>
            So the order of work was turned round: first the meter, then the drawing, then the machine. A millrace does
            the same; it leads the water to the wheel before anybody asks how large the wheel should be.
          </p>
          <p>
            Today we design and fit heat pumps, solar, storage, gas engines and hydrogen pilots, tune the plant that is
            already there, and compare and switch business electricity.
          </p>
        </div>
      </div>
    </section>
    <section className="section">
      <div className="page">
        <SectionHead title="What we hold to" />
        <ul className="points pairs">
          {values.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-h3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <ExpertQuote />
    <WhyChooseUs joined={false} />
    <Reviews />
  </>
)
