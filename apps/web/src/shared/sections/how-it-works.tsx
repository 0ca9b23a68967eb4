import type { ReactNode } from 'react'
import { useTexts } from '../site/use-site.ts'
import { SectionHead } from './section-head.tsx'

const Slice = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 400 208" aria-hidden="true">
    <path className="fill-leaf" d="M0 94h400v24H0z" />
    {children}
  </svg>
)

// Five offers, each as wide as its price: four end at stops, the narrowest is ticked. The hatched part is the saving.
const slices = [
  <Slice key="offers">
    <path className="fill-line" d="M0 0h400v44H0zM0 52h400v34H0zM0 126h400v40H0zM0 174h400v30H0z" />
  </Slice>,
  <Slice key="deal">
    <path className="fill-line" d="M0 0h176v44H0zM0 52h176v34H0zM0 126h176v40H0zM0 174h176v30H0z" />
    <path className="fill-ink" d="M176 -4h6v52h-6zM176 48h6v42h-6zM176 122h6v48h-6zM176 170h6v38h-6z" />
    <circle className="fill-ink" cx="290" cy="106" r="38" />
    <path className="stroke-ground" d="M274 106l11 11 22-24" fill="none" strokeWidth="8" />
  </Slice>,
  <Slice key="saving">
    <path
      className="stroke-leaf"
      d={Array.from({ length: 23 }, (_, n) => `M${132 + 12 * n} 94l16-16`).join('') + 'M128 78H400'}
      fill="none"
      strokeWidth="2"
    />
    <path className="stroke-ink" d="M118 78v40M111 78h14M111 118h14" fill="none" strokeWidth="2.5" />
  </Slice>,
]
/** The slice with the words about the saving. */
const SAVING = 2

/** Three steps, each under a slice of one figure. */
export function HowItWorks({ joined }: { joined?: boolean }) {
  const texts = useTexts().steps
  if (!texts) return null
  const { title: heading, lead, steps, saving } = texts
  return (
    <section className={joined ? 'section joined' : 'section'}>
      <div className="page">
        <SectionHead title={heading} lead={lead} />
        <ol className="steps">
          {steps.map(({ title, text }, index) => (
            <li key={`${index} ${title}`}>
              <div className="fig">
                {slices[index]}
                {index === SAVING && saving && <span className="tag">{saving}</span>}
              </div>
              <div className="txt">
                <h3 className="text-h3">
                  <span className="n" aria-hidden="true">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
