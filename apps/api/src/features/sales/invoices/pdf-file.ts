/** The PDF of an invoice in the storage. No public address leads to it. */
export const fileOfInvoice = (id: string) => `invoices/${id}.pdf`
