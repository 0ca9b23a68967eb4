import { SectionHead } from '../../shared/sections/section-head.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import { priceFacts } from './price-facts.ts'

/** Types of tariff, each under a band whose width is the open share of the price. */
export function Tariffs() {
  const { company, texts } = useSite()
  const { tariffs = [], headings } = texts
  if (tariffs.length === 0) return null
  return (
    <section className="section sunken">
      <div className="page">
        <SectionHead title={headings?.tariffs} lead={headings?.tariffsLead} />
        <ul className="tariffs">
          {tariffs.map((tariff, index) => {
            const { title, text, open } = tariff
            const share = Math.min(Number(open), 100)
            const facts = priceFacts(tariff, company.currency)
            return (
              <li key={`${index} ${title}`}>
                <svg className="risk" aria-hidden="true">
                  <rect y={`${(100 - share) / 2}%`} width="100%" height={`${share}%`} />
                </svg>
                <h3 className="text-h3">{title}</h3>
                <p>{text}</p>
                {facts.length > 0 && (
                  <dl className="mt-4 border-t border-line">
                    {facts.map(({ label, value }) => (
                      <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-4 border-b border-line py-2">
                        <dt className="text-muted">{label}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
