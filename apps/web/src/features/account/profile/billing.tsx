import { inDollars, samplePayments } from './sample-purchases.ts'
import { SampleHeading } from './sample-heading.tsx'

const [last] = samplePayments
const spent = samplePayments.reduce((sum, { price }) => sum + price, 0)
const figures = [
  ['Last purchase', last?.name ?? ''],
  ['Total spent', inDollars(spent)],
  ['Last time purchased', last?.on ?? ''],
  ['Total purchase', String(samplePayments.length)],
] as const

/** Billing history: four figures, then the payments. */
export const Billing = () => (
  <section className="col-span-full">
    <SampleHeading title="Billing history" />
    <h3 className="mt-6 text-body">Billing overview</h3>
    <dl className="mt-3 grid grid-cols-2 gap-x-[clamp(1.25rem,2.5vw,2.5rem)] gap-y-5 border-t-3 border-ink pt-5 md:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ui/[1.6] text-muted">{label}</dt>
          <dd className="text-h3 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
    <h3 className="mt-6 text-body" id="payments">
      Payment history
    </h3>
    <table className="payments" aria-labelledby="payments">
      <thead>
        <tr>
          <th scope="col">Paid for</th>
          <th scope="col">Date</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {samplePayments.map(({ name, on, price }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{on}</td>
            <td>{inDollars(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
