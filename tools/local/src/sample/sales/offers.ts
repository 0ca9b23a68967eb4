import type { DeclineReason, OfferState } from '@energy/contracts/sales/offer-states'
import type { OrderState } from '@energy/contracts/sales/orders'
import { CUSTOMER } from '../people.ts'

/** A line of an offer. Prices are in minor units, the quantity is a whole number. */
export interface SampleLine {
  title: string
  price: number
  quantity?: number
  unit?: string
  /** The kind and the title of the item that it is made from. */
  item?: readonly ['services' | 'products', string]
  taxRate?: 0 | 5_000 | 20_000
  discount?: number
}

/** An invoice of an order: its share, when it was issued, and what was paid. Days are counted back from today. */
export interface SampleInvoice {
  issued: number
  /** Default: what is left. */
  share?: number
  /** Days until it is due. */
  term?: number
  payments?: { amount: number | 'all'; days: number }[]
  /** Why a credit note cancels it, and when. */
  cancelled?: { reason: string; days: number }
  /** When the customer was reminded. */
  reminded?: number
}

/** An offer with what became of it. Days are counted back from today. */
export interface SampleOffer {
  email: string
  /** Who it is, where nobody has an account with the e-mail. */
  name?: string
  businessName?: string
  title: string
  intro?: string
  lines: SampleLine[]
  /** Those of an earlier version. */
  before?: SampleLine[]
  created: number
  state: OfferState
  /** Default: 28 days from its creation. */
  validFor?: number
  seen?: number
  reason?: DeclineReason
  note?: string
  /** Whether it answers the newest inquiry with its e-mail. */
  answers?: true
  order?: {
    state: OrderState
    accepted: number
    done?: number
    planned?: number
    note?: string
    invoices?: SampleInvoice[]
  }
}

const HEAT_PUMPS = ['products', 'Heat pumps'] as const
const SOLAR = ['products', 'Solar'] as const
const STORAGE = ['products', 'Energy storage'] as const
const CONTROLS = ['services', 'Asset controls'] as const
const fitting = (price: number, quantity: number): SampleLine => ({
  title: 'Fitting and pipework',
  price,
  quantity,
  unit: 'days',
})
const ovens = (pump: number): SampleLine[] => [
  { title: 'Heat pump, air source, 40 kW', price: pump, item: HEAT_PUMPS },
  { title: 'Hot-water tank, 1,000 l', price: 425_000, item: STORAGE },
  fitting(62_000, 12),
  { title: 'Asset controls, one site', price: 218_000, item: CONTROLS },
  { title: 'Connection fee of the network operator, at cost', price: 64_000, taxRate: 0 },
]

/** Oldest first. */
export const OFFERS: SampleOffer[] = [
  {
    email: CUSTOMER.email,
    title: 'Solar array, 8 kWp',
    lines: [{ title: 'Solar array, 8 kWp', price: 970_000, item: SOLAR }],
    created: 330,
    state: 'accepted',
    order: {
      state: 'done',
      accepted: 322,
      done: 290,
      invoices: [{ issued: 288, payments: [{ amount: 'all', days: 270 }] }],
    },
  },
  {
    email: 'charlotte@orchard-cold.example',
    title: 'Solar, 180 kW on two halls',
    lines: [
      { title: 'Solar array, 180 kW', price: 10_850_000, item: SOLAR },
      { title: 'Scaffold', price: 92_000, quantity: 3, unit: 'weeks', discount: 10_000 },
    ],
    created: 300,
    state: 'accepted',
    order: {
      state: 'done',
      accepted: 281,
      done: 212,
      invoices: [
        { issued: 270, share: 40_000, payments: [{ amount: 'all', days: 251 }] },
        { issued: 205, cancelled: { reason: 'It was made out to the wrong company.', days: 203 } },
        { issued: 203, payments: [{ amount: 'all', days: 180 }] },
      ],
    },
  },
  {
    email: CUSTOMER.email,
    title: 'Asset controls, one site',
    lines: [{ title: 'Asset controls, one site', price: 218_000, item: CONTROLS }],
    created: 262,
    state: 'accepted',
    order: {
      state: 'done',
      accepted: 255,
      done: 240,
      invoices: [{ issued: 238, payments: [{ amount: 'all', days: 215 }] }],
    },
  },
  {
    email: CUSTOMER.email,
    title: 'Hot-water tank, 500 l',
    lines: [{ title: 'Hot-water tank, 500 l', price: 290_000, item: STORAGE }],
    created: 140,
    state: 'accepted',
    order: {
      state: 'done',
      accepted: 133,
      done: 110,
      invoices: [
        {
          issued: 108,
          payments: [
            { amount: 150_000, days: 95 },
            { amount: 'all', days: 80 },
          ],
        },
      ],
    },
  },
  {
    email: 'g.pell@westbrook.example',
    title: 'Controls for the sports hall',
    lines: [{ title: 'Asset controls, three sites', price: 525_000, quantity: 3, unit: 'sites', item: CONTROLS }],
    created: 80,
    state: 'accepted',
    order: {
      state: 'installed',
      accepted: 72,
      done: 50,
      invoices: [{ issued: 48, payments: [{ amount: 500_000, days: 30 }], reminded: 9 }],
    },
  },
  {
    email: 'dan@copperline.example',
    title: 'Heat from the brew kettle',
    lines: [{ title: 'Heat pump, 60 kW', price: 4_120_000, item: HEAT_PUMPS }],
    created: 70,
    state: 'accepted',
    order: { state: 'cancelled', accepted: 64, done: 58, note: 'The brewery moves first; we offer again then.' },
  },
  {
    email: 'joan@tarn-hotel.example',
    name: 'Joan Tarn',
    businessName: 'Tarn Hotel',
    title: 'Storage for the kitchen',
    lines: [{ title: 'Energy storage, 100 kWh', price: 2_812_500, item: STORAGE }],
    created: 54,
    state: 'expired',
    seen: 1,
  },
  {
    email: CUSTOMER.email,
    title: 'Yearly heat pump check',
    lines: [
      { title: 'Heat pump check', price: 18_000, item: ['services', 'Heat pumps'] },
      { title: 'Filters', price: 4_500, quantity: 2 },
    ],
    created: 34,
    state: 'accepted',
    order: {
      state: 'scheduled',
      accepted: 30,
      planned: 12,
      note: 'We come at seven, before the first bread. It takes two hours.',
      invoices: [{ issued: 6, share: 50_000 }],
    },
  },
  {
    email: 'ines@carvalho-dental.example',
    title: 'Solar array, 12 kWp',
    lines: [
      { title: 'Solar array, 12 kWp, fitted', price: 1_390_000, item: SOLAR },
      { title: 'Asset controls, one site', price: 218_000, item: CONTROLS },
      { title: 'Half-hourly meter, at cost', price: 31_000, taxRate: 0 },
    ],
    created: 33,
    state: 'accepted',
    order: {
      state: 'installed',
      accepted: 27,
      done: 15,
      invoices: [{ issued: 10, payments: [{ amount: 500_000, days: 8 }] }],
    },
  },
  {
    email: 'morag@finlay-laundry.example',
    name: 'Morag Finlay',
    businessName: 'Finlay Laundry',
    title: 'Steam without gas',
    lines: [{ title: 'Electric steam boiler', price: 3_217_917 }],
    created: 25,
    state: 'sent',
    answers: true,
  },
  {
    email: 's.rao@priory-pools.example',
    title: 'Heat for two pools',
    lines: [{ title: 'Heat pump, 180 kW', price: 9_640_000, item: HEAT_PUMPS }],
    created: 19,
    state: 'declined',
    seen: 3,
    reason: 'price',
    note: 'The council pays for one pool at most.',
  },
  {
    email: 'elif.kaya@kiln-and-clay.example',
    name: 'Elif Kaya',
    businessName: 'Kiln & Clay Studio',
    title: 'A battery for the night tariff',
    lines: [{ title: 'Energy storage, 60 kWh', price: 1_740_000, item: STORAGE }],
    created: 16,
    state: 'withdrawn',
  },
  {
    email: 'g.pell@westbrook.example',
    title: 'Heat pumps, 400 kW',
    lines: [{ title: 'Heat pump, 200 kW', price: 11_800_000, quantity: 2, item: HEAT_PUMPS }, fitting(62_000, 40)],
    created: 14,
    state: 'accepted',
    order: { state: 'accepted', accepted: 7 },
  },
  {
    email: 'leah@brandt-joinery.example',
    name: 'Leah Brandt',
    businessName: 'Brandt Joinery',
    title: 'A roof that runs north to south',
    lines: [{ title: 'Solar array, 20 kWp', price: 1_790_000, item: SOLAR }],
    created: 11,
    state: 'seen',
    seen: 1,
    answers: true,
  },
  {
    email: 'yusuf@linen-line.example',
    title: 'Gas engine, 140 kW',
    lines: [{ title: 'Gas engine, 140 kW', price: 15_300_000, item: ['products', 'Gas engine'] }, fitting(62_000, 25)],
    created: 4,
    state: 'sent',
  },
  {
    email: CUSTOMER.email,
    title: 'Heat from your own ovens',
    intro:
      'Dear Tom,\n\nyou asked whether the new oven needs a new supply. It does not: the waste heat of both ovens carries the ' +
      'hall and the hot water. This is what it takes. We start on a Monday and you bake through.\n\nAmara Lindqvist',
    before: ovens(4_020_000),
    lines: ovens(3_840_000),
    created: 3,
    state: 'seen',
    seen: 3,
    answers: true,
  },
  {
    email: 'dee@harrow-mill.example',
    name: 'Dee Marsh',
    businessName: 'Harrow Mill',
    title: 'A crane for the roof',
    lines: [{ title: 'Crane with driver', price: 104_167, quantity: 5, unit: 'days' }],
    created: 0.2,
    state: 'draft',
    answers: true,
  },
  {
    email: 'peter@osei-nurseries.example',
    name: 'Peter Osei',
    businessName: 'Osei Nurseries',
    title: 'Heat for 900 m² of glass',
    lines: [{ title: 'Heat pump, 200 kW', price: 9_866_667, item: HEAT_PUMPS }],
    created: 0.1,
    state: 'draft',
    answers: true,
  },
]
