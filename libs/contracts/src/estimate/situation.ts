// Without TypeBox, so that the site gets these functions, too (docs/decisions/0015-page-weight.md).

/** What kind of business it is, with its name on the page. Some assumptions differ by trade. */
export const TRADES = {
  bakery: 'Bakery or kitchen',
  shop: 'Shop',
  office: 'Office',
  workshop: 'Workshop or factory',
  hotel: 'Care home or hotel',
  farm: 'Farm or nursery',
} as const
export type Trade = keyof typeof TRADES

/** What somebody may have already, with its name on the page. */
export const THINGS = {
  boiler: 'Gas or oil boiler',
  electric: 'Electric heating',
  heatPump: 'Heat pump',
  solar: 'Solar panels',
  battery: 'Battery',
  roof: 'A roof of your own',
} as const
export type Thing = keyof typeof THINGS

/** The largest use of energy that is estimated, in kWh a year. */
export const MAX_USE = 10_000_000

/** What a visitor enters about the business. */
export interface Situation {
  /** Electricity and fuel in kWh a year. */
  power: number
  fuel: number
  /** The share of the electricity that is used at night, from 0 to 1. */
  night: number
  has: ReadonlySet<Thing>
}
