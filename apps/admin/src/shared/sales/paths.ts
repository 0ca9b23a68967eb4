/** The screen of an offer: the builder of a draft, or what was sent. */
export const offerPath = (id: string) => `/offers/${id}`
/** The screen of an order. */
export const orderPath = (id: string) => `/offers/orders/${id}`
/** The screen of an invoice. */
export const invoicePath = (id: string) => `/offers/invoices/${id}`
