import type { Site } from '@energy/contracts/site/site-pages'
import { dayInWords } from '../site/days.ts'

/** A tariff as pages show it. */
export type Tariff = NonNullable<Site['texts']['tariffs']>[number]

const HUNDREDTHS = 100

/** An amount in hundredths of a currency: `$0.245`. */
const money = (hundredths: string, currency: string) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  }).format(Number(hundredths) / HUNDREDTHS)

const months = (count: string) => (Number(count) === 1 ? '1 month' : `${count} months`)

function validity({ validFrom, validUntil }: Tariff) {
  const from = validFrom && `From ${dayInWords(validFrom)}`
  if (!validUntil) return from
  return from ? `${from} until ${dayInWords(validUntil)}` : `Until ${dayInWords(validUntil)}`
}

/** What is given of a tariff's price, each fact with its label. */
export const priceFacts = (tariff: Tariff, currency: string) =>
  [
    { label: 'Unit price', value: tariff.unitPrice && `${money(tariff.unitPrice, currency)} per kWh` },
    { label: 'Standing charge', value: tariff.standingCharge && `${money(tariff.standingCharge, currency)} per day` },
    { label: 'Term', value: tariff.term && months(tariff.term) },
    { label: 'Valid', value: validity(tariff) },
  ].filter(({ value }) => value)
