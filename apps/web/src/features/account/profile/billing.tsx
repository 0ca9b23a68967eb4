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
  <section className="profile-section wide">
    <SampleHeading title="Billing history" />
    <h3>Billing overview</h3>
    <dl className="billing">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <h3 id="payments">Payment history</h3>
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
