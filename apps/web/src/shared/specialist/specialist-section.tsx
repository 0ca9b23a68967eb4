import { Link } from 'react-router-dom'
import { SPECIALIST_FORM } from '../anchors.ts'
import { useTexts } from '../site/use-site.ts'
import { SpecialistForm } from './specialist-form.tsx'

interface SpecialistSectionProps {
  /** The section before it is sunken, too. */
  joined?: boolean
  /** What the comment says before anybody types. */
  comment?: string | undefined
}

/** The specialist form and the steps that follow it. */
export function SpecialistSection({ joined, comment }: SpecialistSectionProps) {
  const texts = useTexts().specialist
  return (
    <section
      className={`section sunken specialist-section outline-none max-md:pb-0 ${joined ? 'joined' : ''}`}
      id={SPECIALIST_FORM}
      tabIndex={-1}
    >
      <div className="page split items-start">
        <div>
          <h2 className="text-h2">{texts?.title || 'Talk to a specialist'}</h2>
          {texts?.lead && <p className="lead mt-4">{texts.lead}</p>}
          <ol className="mt-8">
            {texts?.steps.map(({ text }, index) => (
              <li
                key={`${index} ${text}`}
                className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-4 text-[1rem] text-muted"
              >
                <b className="font-semibold text-ink tabular-nums" aria-hidden="true">
                  {index + 1}
                </b>
                {text}
              </li>
            ))}
          </ol>
          <p className="mt-6">
            <Link className="text-link inline-flex min-h-touch items-center" to="/book">
              Pick an hour for a call
            </Link>
          </p>
        </div>
        <SpecialistForm comment={comment} />
      </div>
    </section>
  )
}
