import { SPECIALIST_FORM } from '../anchors.ts'
import { SpecialistForm } from './specialist-form.tsx'

const next = [
  'We call within one working day.',
  'We ask for a bill and a floor plan.',
  'You get a first sizing, free of charge.',
]

/** The specialist form and the steps that follow it; `joined` if the section before it is sunken, too. */
export const SpecialistSection = ({ joined }: { joined?: boolean }) => (
  <section
    className={`section sunken specialist-section outline-none max-md:pb-0 ${joined ? 'joined' : ''}`}
    id={SPECIALIST_FORM}
    tabIndex={-1}
  >
    <div className="page split items-start">
      <div>
        <h2 className="text-h2">Talk to a specialist</h2>
        <p className="lead mt-4">Leave your number and an engineer calls you. No call centre.</p>
        <ol className="mt-8">
          {next.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-4 text-[1rem] text-muted"
            >
              <b className="font-semibold text-ink tabular-nums" aria-hidden="true">
                {index + 1}
              </b>
              {step}
            </li>
          ))}
        </ol>
      </div>
      <SpecialistForm />
    </div>
  </section>
)
