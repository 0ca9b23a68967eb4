export interface Purchase {
  name: string
  illustration: string
  on: string
  /** USD. */
  price: number
}

// Sample text, the same for every user and marked as such: purchases are not stored anywhere.
export const sampleServices: readonly Purchase[] = [
  { name: 'Yearly heat pump check', illustration: '/plates/heat-pump.svg', on: '12 March 2024', price: 180 },
  { name: 'Solar panel cleaning', illustration: '/plates/solar.svg', on: '20 September 2023', price: 140 },
  { name: 'Battery inspection', illustration: '/plates/storage.svg', on: '4 May 2023', price: 120 },
]
export const sampleProducts: readonly Purchase[] = [
  { name: 'Battery, 5 kWh', illustration: '/plates/storage.svg', on: '9 January 2023', price: 3960 },
  { name: 'Heat pump, 8 kW', illustration: '/plates/heat-pump.svg', on: '2 November 2022', price: 6400 },
  { name: 'Solar array, 4 kW', illustration: '/plates/solar.svg', on: '18 August 2022', price: 5200 },
]

/** Latest first. */
export const samplePayments = [...sampleServices, ...sampleProducts]

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
/** An amount in USD as it is displayed. */
export const inDollars = (amount: number) => dollars.format(amount)
