import type { Estimate } from '@energy/contracts/estimate/estimate'
import { THINGS, TRADES } from '@energy/contracts/estimate/situation'
import { addressOf, type Asked } from './address.ts'
import type { Figures } from './figures.ts'

/** What a request to a specialist says about an estimate. The visitor can change it. */
export function commentOf(asked: Asked, { outcomes, saved }: Estimate, { money, year }: Figures) {
  const { power, fuel } = outcomes.likely.today
  const has = [...asked.has].map((thing) => THINGS[thing])
  return [
    `My estimate: ${TRADES[asked.trade]}, ${year(power, 'kwh')} of electricity and ${year(fuel, 'kwh')} of fuel a year, ${asked.night || 0} % of the electricity at night.`,
    ...(has.length > 0 ? [`There is: ${has.join(', ')}.`] : []),
    `Saved a year: ${money(saved.low)} to ${money(saved.high)}, likely ${money(saved.likely)}.`,
    addressOf(asked),
  ].join('\n')
}
