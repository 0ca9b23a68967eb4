import { MEASURES, type Estimate, type Measure } from '@energy/contracts/estimate/estimate'
import { Link } from 'react-router-dom'
import type { Figures } from './figures.ts'

const NAMES: Record<Measure, string> = {
  tariff: 'Another tariff',
  heatPump: 'Heat pump',
  solar: 'Solar panels',
  battery: 'Battery',
}

/** What each measure would change in the likely case, one after the other. */
export function Measures({ result: { fitting, outcomes }, figures }: { result: Estimate; figures: Figures }) {
  const { effects } = outcomes.likely
  const left = MEASURES.filter((measure) => !fitting.includes(measure))
  return (
    <>
      <table className="figures mt-10">
        <caption className="sr-only">What each measure would change in the likely case</caption>
        <thead>
          <tr>
            <th scope="col">Measure</th>
            <th scope="col">Saved a year</th>
            <th scope="col">Costs to build</th>
            <th scope="col">CO₂ less a year</th>
          </tr>
        </thead>
        <tbody>
          {fitting.map((measure) => {
            const { saved, cost, carbon } = effects[measure]
            return (
              <tr key={measure}>
                <th scope="row">
                  {measure === 'tariff' ? (
                    <Link className="text-link inline-flex min-h-touch items-center" to="/tariffs">
                      {NAMES[measure]}
                    </Link>
                  ) : (
                    NAMES[measure]
                  )}
                </th>
                <td data-label="Saved a year">{figures.money(saved)}</td>
                <td data-label="Costs to build">{cost > 0 ? figures.money(cost) : 'Nothing'}</td>
                <td data-label="CO₂ less a year">{carbon > 0 ? figures.carbon(carbon) : 'None'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {left.length > 0 && (
        <p className="mt-4 text-ui text-muted">
          Left out, because you have it, it does not fit, or it would not pay:{' '}
          {left.map((measure) => NAMES[measure].toLowerCase()).join(', ')}.
        </p>
      )}
    </>
  )
}
