import { useActOn } from '../../../shared/use-act-on.ts'

const TAGS = ['offers', 'orders', 'invoices'] as const

/** Sends a change of an offer, an order or an invoice, and shows a notice with the result. */
export const useAct = () => useActOn(TAGS)
