import { Button, buttonClass } from '@energy/ui/button'
import { TextField } from '@energy/ui/field'
import { Link, useSearchParams } from 'react-router-dom'
import { QUOTE } from '../../shared/anchors.ts'
import { Banner } from '../../shared/sections/banner.tsx'
import { useSite } from '../../shared/site/use-site.ts'
import { TariffList } from '../../shared/tariffs/tariff-list.tsx'
import { compared, costInWords, lastToday, useIn } from './yearly.ts'

/** What is offered, and what each tariff would cost in a year. The form works without JavaScript. */
export function Tariffs() {
  const { texts, company } = useSite()
  const { tariffs = [], headings } = texts
  const [query] = useSearchParams()
  const typed = query.get('kwh') ?? ''
  const { kwh, problem } = useIn(typed)
  const shown = compared(tariffs, kwh, lastToday()).map(({ tariff, cost }) => ({
    tariff,
    year: cost === undefined ? undefined : costInWords(cost, company.currency),
  }))
  const hasPrices = tariffs.some(({ unitPrice }) => unitPrice !== '')
  return (
    <>
      <Banner
        texts={{ bannerFirst: '', bannerLast: 'Tariffs', bannerLead: headings?.tariffsLead ?? '' }}
        title="Tariffs"
        carrier="[--c:var(--color-power)]"
      />
      <section className="section sunken">
        <div className="page">
          {hasPrices && (
            <form action="/tariffs" method="get" noValidate className="mb-12 flex flex-wrap items-end gap-4">
              <TextField
                className="w-full max-w-[20rem]"
                label="Your electricity a year, in kWh"
                name="kwh"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={typed}
                error={problem}
              />
              <Button type="submit">Compare</Button>
            </form>
          )}
          {shown.length > 0 ? <TariffList tariffs={shown} Heading="h2" /> : <p className="lead">No tariffs yet.</p>}
          <Link className={`${buttonClass('line')} mt-10`} to={QUOTE}>
            Ask for a price
          </Link>
        </div>
      </section>
    </>
  )
}
