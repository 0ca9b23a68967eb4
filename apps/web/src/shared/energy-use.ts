import { MAX_USE } from '@energy/contracts/estimate/situation'

/** What is wrong with a use of energy that cannot be. */
export const USE_PROBLEM = `Enter kWh a year, up to ${MAX_USE.toLocaleString('en-GB')}. Your bill names them.`

/** The number that a text says, also with spaces and separators of thousands; `NaN` for any other text. */
export function numberOf(text: string) {
  const digits = text.replaceAll(/[\s,']/g, '')
  return digits === '' ? 0 : /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}
