import * as Type from '@sinclair/typebox'
import { route } from '../route.ts'
import { Currency, Rate } from './amounts.ts'

/** A rate of tax that is valid today. */
export const TaxRate = Type.Object({ taxName: Type.String(), taxRate: Rate })
export type TaxRate = Type.Static<typeof TaxRate>

/** What staff need to write offers and invoices, from the settings of the site (`texts/sales.ts`). */
export const SalesSettings = Type.Object({
  currency: Currency,
  decimals: Type.Integer({ description: 'Of an amount in the currency: 2 for USD.' }),
  taxRates: Type.Array(TaxRate, { description: 'Those that are valid today; the first one is that of a new line.' }),
  validDays: Type.Integer({ description: 'Days for which an offer is valid.' }),
  paymentDays: Type.Integer({ description: 'Days until an invoice is due.' }),
  terms: Type.String({ description: 'The terms with which a new offer begins.' }),
})
export type SalesSettings = Type.Static<typeof SalesSettings>

/** The settings of offers and invoices. */
export const salesSettings = route({
  method: 'GET',
  url: '/sales-settings',
  config: { access: 'sales' },
  schema: {
    // The tag of the calls that change them.
    tags: ['site'],
    summary: 'Currency, tax rates and terms of new offers and invoices',
    response: { 200: SalesSettings },
  },
})
