import type { ReactNode } from 'react'
import { useTexts } from '../site/use-site.ts'

interface WhyProps {
  texts: { title: string; lead: string; reasons: readonly { title: string; text: string }[] } | undefined
  /** They set `--c`, the colours of the pieces of a band with which the reasons begin. */
  carriers: readonly string[]
  children?: ReactNode
  /** Whether it has the same ground as the section before it. */
  joined?: boolean
}

/** Reasons in rows under hairlines. */
export const Why = ({ texts, carriers, children, joined }: WhyProps) =>
  texts && (
    <section className={joined ? 'section joined' : 'section'}>
      <div className="page split why">
        <div>
          <h2 className="text-h2">{texts.title}</h2>
          <p className="lead mt-4 max-w-96">{texts.lead}</p>
          {children && <div className="mt-4">{children}</div>}
        </div>
        <dl>
          {texts.reasons.map(({ title, text }, index) => (
            <div key={`${index} ${title}`} className={carriers[index % carriers.length]}>
              <dt className="text-h3">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )

const CARRIERS = ['[--c:var(--color-leaf)]', '[--c:var(--color-power)]', '[--c:var(--color-air)]']

/** Why choose us, on home and other pages. */
export const WhyChooseUs = ({ children, joined = true }: Pick<WhyProps, 'children' | 'joined'>) => (
  <Why joined={joined} texts={useTexts().reasons} carriers={CARRIERS}>
    {children}
  </Why>
)
