import { COMPANY } from '@energy/contracts/company'
import type { ReactNode } from 'react'

interface WhyProps {
  title: string
  lead: string
  /** Each begins with a piece of a band; `carrier` sets its colour as `--c`. */
  reasons: readonly { title: string; text: string; carrier: string }[]
  children?: ReactNode
  /** Whether it has the same ground as the section before it. */
  joined?: boolean
}

/** Reasons in rows under hairlines. */
export const Why = ({ title, lead, reasons, children, joined }: WhyProps) => (
  <section className={joined ? 'section joined' : 'section'}>
    <div className="page split why">
      <div>
        <h2 className="text-h2">{title}</h2>
        <p className="lead mt-4 max-w-96">{lead}</p>
        {children && <div className="mt-4">{children}</div>}
      </div>
      <dl>
        {reasons.map(({ title: reason, text, carrier }) => (
          <div key={reason} className={carrier}>
            <dt className="text-h3">{reason}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)

/** Why choose us, on home and other pages. */
export const WhyChooseUs = ({ children, joined = true }: Pick<WhyProps, 'children' | 'joined'>) => (
  <Why
    joined={joined}
    title="Why choose us"
    lead={`Since ${COMPANY.founded} we have designed for one result: less energy, from better sources, at a price you can plan with.`}
    reasons={[
      {
        title: 'Renewable energy',
        text: 'Every design starts from what the sun, the air and the ground already give your site.',
        carrier: '[--c:var(--color-leaf)]',
      },
      {
        title: 'Affordability',
        text: 'Tariffs locked for up to five years and savings of up to 40%, with grants found and applied for.',
        carrier: '[--c:var(--color-power)]',
      },
      {
        title: 'Simplicity',
        text: 'One engineer, one plan, one invoice. You always know who to call.',
        carrier: '[--c:var(--color-air)]',
      },
    ]}
  >
    {children}
  </Why>
)
