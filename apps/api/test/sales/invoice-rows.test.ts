import { expect, test } from 'vitest'
import { invoiceRowOf, invoiceStateOn, type ReadInvoice } from '../../src/shared/sales/invoice-row.ts'

const DUE = new Date('2026-11-26')
const dayAfter = new Date('2026-11-27')
const ISSUED = new Date('2026-11-01T10:00Z')
const INVOICE: ReadInvoice = {
  id: 'i',
  number: 'I-2026-0001',
  orderId: 'o',
  cancelsId: null,
  userId: null,
  name: 'Tom Okafor',
  businessName: 'Hearth & Rye',
  address: '12 Canal Street',
  email: 'tom@example.com',
  title: 'Heat',
  note: '',
  currency: 'USD',
  lines: [],
  totals: {},
  total: 12_000n,
  seller: {},
  issuedAt: ISSUED,
  dueOn: DUE,
  pdfAt: null,
  remindedAt: null,
  paid: 0n,
  payments: [],
  mails: [],
  cancelled: false,
}
const paid = (...amounts: number[]) => ({
  paid: BigInt(amounts.reduce((sum, amount) => sum + amount, 0)),
  payments: amounts.map((amount, at) => ({ amount: BigInt(amount), paidOn: new Date(Date.UTC(2026, 10, 10 + at)) })),
})

test('an invoice is overdue after its day until all of it is paid', () => {
  expect(invoiceStateOn(INVOICE, DUE)).toBe('open')
  expect(invoiceStateOn(INVOICE, dayAfter)).toBe('overdue')
  expect(invoiceStateOn({ ...INVOICE, ...paid(11_999) }, dayAfter)).toBe('overdue')
  expect(invoiceStateOn({ ...INVOICE, ...paid(12_000) }, dayAfter)).toBe('paid')
})

test('an invoice that a credit note cancels is cancelled, and the note is a credit', () => {
  expect(invoiceStateOn({ ...INVOICE, cancelled: true }, dayAfter)).toBe('cancelled')
  expect(invoiceStateOn({ ...INVOICE, cancelsId: 'i', total: -12_000n }, dayAfter)).toBe('credit')
})

test('a list shows of an invoice what is open, of one that is paid the day of the last payment', () => {
  const row = {
    _id: 'i',
    number: 'I-2026-0001',
    state: 'open',
    name: 'Tom Okafor',
    businessName: 'Hearth & Rye',
    address: '12 Canal Street',
    email: 'tom@example.com',
    title: 'Heat',
    currency: 'USD',
    total: 12_000,
    paid: 0,
    open: 12_000,
    issuedAt: '2026-11-01T10:00:00.000Z',
    dueOn: '2026-11-26',
    paidOn: '',
    remindedAt: '',
    pdf: false,
    refusal: '',
  }
  expect(invoiceRowOf(INVOICE, DUE)).toEqual(row)
  const part = invoiceRowOf({ ...INVOICE, ...paid(5_000), remindedAt: ISSUED, pdfAt: ISSUED }, dayAfter)
  expect(part).toEqual({
    ...row,
    state: 'overdue',
    paid: 5_000,
    open: 7_000,
    remindedAt: '2026-11-01T10:00:00.000Z',
    pdf: true,
  })
  expect(invoiceRowOf({ ...INVOICE, ...paid(5_000, 6_000, 1_000) }, DUE)).toEqual({
    ...row,
    state: 'paid',
    paid: 12_000,
    open: 0,
    paidOn: '2026-11-12',
  })
  // What was paid back settles nothing.
  expect(invoiceRowOf({ ...INVOICE, ...paid(10_000, 4_000, -2_000) }, DUE)).toMatchObject({
    state: 'paid',
    paidOn: '2026-11-11',
  })
  expect(invoiceRowOf({ ...INVOICE, total: 0n }, DUE)).toMatchObject({ state: 'paid', paidOn: '' })
  expect(invoiceRowOf({ ...INVOICE, cancelled: true }, DUE)).toMatchObject({ open: 0 })
})
