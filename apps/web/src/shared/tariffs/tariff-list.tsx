import { useCompany } from '../site/use-site.ts'
import { priceFacts, type Tariff } from './price-facts.ts'

interface TariffListProps {
  /** Each with what a year costs, where that is known. */
  tariffs: readonly { tariff: Tariff; year?: string | undefined }[]
  /** The heading of a tariff: it stands in a section with a heading of its own, or is the first below that of the page. */
  Heading: 'h2' | 'h3'
}

/** Tariffs, each under a band whose width is the open share of the price. */
export function TariffList({ tariffs, Heading }: TariffListProps) {
  const { currency } = useCompany()
  return (
    <ul className="tariffs">
      {tariffs.map(({ tariff, year }, index) => {
        const { title, text, open } = tariff
        const share = Math.min(Number(open), 100)
        const facts = [...(year ? [{ label: 'Your year', value: year }] : []), ...priceFacts(tariff, currency)]
        return (
          <li key={`${index} ${title}`}>
            <svg className="risk" aria-hidden="true">
              <rect y={`${(100 - share) / 2}%`} width="100%" height={`${share}%`} />
            </svg>
            <Heading className="text-h3">{title}</Heading>
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
  )
}
