import { buttonClass } from '@energy/ui/button'
import { Link } from 'react-router-dom'
import { FirstQuestion } from './first-question.tsx'
import { useTexts } from '../../shared/site/use-site.ts'

/** The colours of the bands, each of which ends at its figure. */
const CARRIERS = ['[--c:var(--color-power)]', '[--c:var(--color-heat)]', '[--c:var(--color-air)]']

/** The tagline and the mission in one picture: each line continues as a band, and each band ends at its figure. */
export function Hero({ quoteAt }: { quoteAt: string }) {
  const { home } = useTexts()
  if (!home) return <h1 className="sr-only">Home</h1>
  return (
    <section className="hero" aria-labelledby="tagline">
      <div className="page">
        <div className="hero-grid">
          <i className="band band-1" aria-hidden="true" />
          <i className="band band-2" aria-hidden="true" />
          <i className="band band-3" aria-hidden="true" />
          <h1 className="tagline" id="tagline">
            <span>{home.heroFirst} </span>
            <span>{home.heroSecond} </span>
            <span>{home.heroThird}</span>
          </h1>
          <div className="hero-copy">
            <p className="lead">{home.heroLead}</p>
            <FirstQuestion />
            {home.heroButton && (
              <Link className={`${buttonClass('line')} mt-4`} to={quoteAt}>
                {home.heroButton}
              </Link>
            )}
          </div>
        </div>
        <div className="mission">
          <div className="mission-grid">
            <div>
              <h2 className="text-h2">{home.missionTitle}</h2>
              <p className="lead mt-4">{home.missionText}</p>
            </div>
            {home.figures.map(({ figure, label }, index) => (
              <div key={`${index} ${label}`} className={`stat ${CARRIERS[index]}`}>
                <b>{figure}</b>
                <span>{label}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
