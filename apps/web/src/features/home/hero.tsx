import { buttonClass } from '@energy/ui/button'
import { Link } from 'react-router-dom'

const figures = [
  { figure: '7.0 MW', label: 'heat pumps installed', carrier: '[--c:var(--color-power)]' },
  { figure: '65k', label: 'tonnes carbon saved', carrier: '[--c:var(--color-heat)]' },
  { figure: '£850,000', label: 'grant funding raised', carrier: '[--c:var(--color-air)]' },
]

/** The tagline and the mission in one picture: each line continues as a band, and each band ends at its figure. */
export const Hero = ({ quoteAt }: { quoteAt: string }) => (
  <section className="hero" aria-labelledby="tagline">
    <div className="page">
      <div className="hero-grid">
        <i className="band band-1" aria-hidden="true" />
        <i className="band band-2" aria-hidden="true" />
        <i className="band band-3" aria-hidden="true" />
        <h1 className="tagline" id="tagline">
          <span>Understand, </span>
          <span>Solve </span>
          <span>&amp; Evolve</span>
        </h1>
        <div className="hero-copy">
          <p className="lead">
            We measure how energy moves through your building, fix what wastes it, and move you to cleaner sources step
            by step.
          </p>
          <Link className={buttonClass()} to={quoteAt}>
            Request a quote
          </Link>
        </div>
      </div>
      <div className="mission">
        <div className="mission-grid">
          <div>
            <h2 className="text-h2">Our mission</h2>
            <p className="lead mt-4">
              Make low-carbon energy the sensible choice for every business, and prove it in numbers.
            </p>
          </div>
          {figures.map(({ figure, label, carrier }) => (
            <div key={label} className={`stat ${carrier}`}>
              <b>{figure}</b>
              <span>{label}</span>
            </div>
          ))}
        </div>
      </div>
    </div>
  </section>
)
