import { SectionHead } from '../../shared/sections/section-head.tsx'

const tariffs = [
  {
    title: 'Fixed',
    text: 'One price per unit for the whole term, locked for up to five years. Wholesale prices move; yours does not.',
    risk: '[--w:12%]',
  },
  {
    title: 'Part fixed',
    text: 'Most of your usage at a set price, the rest bought as the market moves. For sites that can shift their load.',
    risk: '[--w:45%]',
  },
  {
    title: 'Variable',
    text: 'The price follows the market, down as well as up. No term to wait for when you want to leave.',
    risk: '[--w:100%]',
  },
]

/** Types of tariff, each under a band whose width is the open share of the price. */
export const Tariffs = () => (
  <section className="section sunken">
    <div className="page">
      <SectionHead title="Tariff types" lead="The wider the band, the more of the price is left open." />
      <ul className="tariffs">
        {tariffs.map(({ title, text, risk }) => (
          <li key={title}>
            <span className={`risk ${risk}`} aria-hidden="true" />
            <h3 className="text-h3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
