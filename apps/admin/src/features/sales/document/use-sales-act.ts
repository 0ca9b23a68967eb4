import { useAct } from '../../../shared/actions/use-act.ts'

const TAGS = ['offers', 'orders', 'invoices'] as const

/** Sends a change of an offer, an order or an invoice, and shows a notice with the result. */
export const useSalesAct = () => useAct(TAGS)
