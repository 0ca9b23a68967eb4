import { SectionHead } from '../../shared/sections/section-head.tsx'
import { useTexts } from '../../shared/site/use-site.ts'
import { TariffList } from '../../shared/tariffs/tariff-list.tsx'

/** Types of tariff. */
export function Tariffs() {
  const { tariffs = [], headings } = useTexts()
  if (tariffs.length === 0) return null
  return (
    <section className="section sunken">
      <div className="page">
        <SectionHead title={headings?.tariffs} lead={headings?.tariffsLead} />
        <TariffList tariffs={tariffs.map((tariff) => ({ tariff }))} Heading="h3" />
      </div>
    </section>
  )
}
