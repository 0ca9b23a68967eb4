import type { Estimate } from '@energy/contracts/estimate/estimate'
import type { Figures } from './figures.ts'

/** What an estimate says, in a sentence. */
export function headlineOf({ fitting, saved, outcomes }: Estimate, { money }: Figures) {
  if (fitting.length === 0) return 'You already run well'
  const { paid } = outcomes.likely.today
  return `Of ${money(paid.power + paid.fuel)} a year you would likely keep ${money(saved.likely)}`
}
