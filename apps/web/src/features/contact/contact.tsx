import { Banner } from '../../shared/sections/banner.tsx'
import { ContactForm } from './contact-form.tsx'
import { SPECIALIST_FORM } from '../../shared/anchors.ts'
import { ReachUs } from './reach-us.tsx'
import { SectionHead } from '../../shared/sections/section-head.tsx'
import { SpecialistSection } from '../../shared/specialist/specialist-section.tsx'
import { Team } from './team.tsx'

export const Contact = () => (
  <>
    <Banner
      lines={['Ask whoever', 'did the sums']}
      carrier="[--c:var(--color-hydrogen)]"
      lead="Write, call or come by. A person reads it, and answers."
    />
    <section className="section sunken">
      <div className="page">
        <SectionHead title="Connect with us" lead="Say what you have and what you would change. Two lines will do." />
        <div className="split items-start lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <ContactForm />
          <div>
            <ReachUs />
            <p className="mt-6 text-muted">
              After a price?{' '}
              <a className="text-link" href={`#${SPECIALIST_FORM}`}>
                Talk to a specialist
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
    <Team />
    <SpecialistSection />
  </>
)
