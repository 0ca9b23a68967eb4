// Without TypeBox, so that the site gets these functions, too (docs/decisions/0015-page-weight.md).

/** What kind of business it is. It chooses the assumptions about the roof and the hours. */
export const TRADES = ['bakery', 'shop', 'office', 'workshop', 'hotel', 'farm'] as const
export type Trade = (typeof TRADES)[number]

/** What somebody may have already; `roof`: a roof on which panels may be set up. */
export const THINGS = ['boiler', 'electric', 'heatPump', 'solar', 'battery', 'roof'] as const
export type Thing = (typeof THINGS)[number]

/** The largest use of energy that is estimated, in kWh a year. */
export const MAX_USE = 10_000_000

/** What a visitor says about the business. */
export interface Situation {
  trade: Trade
  /** Electricity and fuel in kWh a year. */
  power: number
  fuel: number
  /** The share of the electricity that is used at night, from 0 to 1. */
  night: number
  has: ReadonlySet<Thing>
}
