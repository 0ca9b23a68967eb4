import { SectionHead } from '../../shared/sections/section-head.tsx'
import { useTexts } from '../../shared/site/use-site.ts'

const Amount = ({ amount, text }: { amount: string; text: string }) => (
  <>
    <b>{amount}</b>
    <span>{text}</span>
  </>
)

/** The energy that flows in and out, in proportion. */
export function EnergyStats() {
  const texts = useTexts().productPage
  if (!texts) return null
  return (
    <section className="section joined">
      <div className="page">
        <SectionHead title={texts.title} lead={texts.lead} />
        <div className="sankey">
          <div className="in">
            <div>
              <Amount amount={texts.air} text={texts.airText} />
            </div>
            <div>
              <Amount amount={texts.power} text={texts.powerText} />
            </div>
          </div>
          <svg viewBox="0 0 800 320" preserveAspectRatio="none" aria-hidden="true">
            <g fill="none">
              <path className="stroke-air" d="M0 105C220 105 220 130 400 130" strokeWidth="180" />
              <path className="stroke-power" d="M0 290C220 290 220 250 400 250" strokeWidth="60" />
              <path className="stroke-heat" d="M400 160H800" strokeWidth="240" />
            </g>
            <path className="fill-ink" d="M398 24h8v272h-8z" />
          </svg>
          <div className="out">
            <Amount amount={texts.heat} text={texts.heatText} />
          </div>
        </div>
      </div>
    </section>
  )
}
