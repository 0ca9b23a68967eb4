import { SectionHead } from '../../shared/sections/section-head.tsx'

/** The energy that flows in and out, in proportion. */
export const EnergyStats = () => (
  <section className="section joined">
    <div className="page">
      <SectionHead
        title="Energy stats"
        lead="Band widths are in proportion. Illustrative: a heat pump on a mild winter day, the machine we measure others by."
      />
      <div className="sankey">
        <div className="in">
          <div>
            <b>3 parts</b>
            <span>heat in outdoor air, free</span>
          </div>
          <div>
            <b>1 part</b>
            <span>electricity, paid for</span>
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
          <b>4 parts</b>
          <span>useful heat at your radiators</span>
        </div>
      </div>
    </div>
  </section>
)
