import { Link } from 'react-router-dom'
import { Banner } from '../../shared/sections/banner.tsx'
import { ContactForm } from './contact-form.tsx'
import { SPECIALIST_FORM } from '../../shared/anchors.ts'
import { ReachUs } from '../../shared/reach-us.tsx'
import { SectionHead } from '../../shared/sections/section-head.tsx'
import { useTexts } from '../../shared/site/use-site.ts'
import { SpecialistSection } from '../../shared/specialist/specialist-section.tsx'
import { Team } from './team.tsx'

export function Contact() {
  const texts = useTexts().contactPage
  return (
    <>
      <Banner texts={texts} title="Contact Us" carrier="[--c:var(--color-hydrogen)]" />
      <section className="section sunken">
        <div className="page">
          <SectionHead title={texts?.formTitle} lead={texts?.formLead} />
          <div className="split items-start lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <ContactForm />
            <div>
              <ReachUs />
              <p className="mt-6 text-muted">
                {texts?.priceQuestion}{' '}
                <a className="text-link" href={`#${SPECIALIST_FORM}`}>
                  Talk to a specialist
                </a>
              </p>
              <p className="mt-2">
                <Link className="text-link inline-flex min-h-touch items-center" to="/bill">
                  Send a bill
                </Link>
              </p>
              <p>
                <Link className="text-link inline-flex min-h-touch items-center" to="/estimate">
                  What could you save?
                </Link>
              </p>
            </div>
          </div>
        </div>
      </section>
      <Team />
      <SpecialistSection />
    </>
  )
}
