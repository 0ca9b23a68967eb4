import { formatLongDay, type CompanyClock } from '@energy/contracts/time/company-time'
import type { Invoice } from '@energy/contracts/sales/invoices'
import { formatAmount, formatQuantity, formatRate } from '@energy/contracts/sales/money'
import { INK, LEFT, WIDTH, newPage, type Page } from './page.ts'
import { writeTable, type Column } from './table.ts'

const HALF = WIDTH / 2
const COLUMNS: readonly Column[] = [
  { head: 'What', part: 0.42 },
  { head: 'Quantity', part: 0.14 },
  { head: 'Unit price', part: 0.16, align: 'right' },
  { head: 'Tax', part: 0.1, align: 'right' },
  { head: 'Amount', part: 0.18, align: 'right' },
]
/** A day is printed as it is in the calendar. */
const CALENDAR = { timeZone: 'UTC', clock: '' }
const longDay = (day: string) => formatLongDay(new Date(`${day}T00:00Z`), CALENDAR)
const lines = (...texts: string[]) => texts.filter(Boolean).join('\n')

/** For whom it is, on the left; its number and its days on the right. */
function writeHead(page: Page, invoice: Invoice, clock: CompanyClock, start: number) {
  const { name, businessName, address, number, issuedAt, dueOn, order, cancels } = invoice
  const facts = [
    ['Number', number],
    ['Issued', formatLongDay(new Date(issuedAt), clock)],
    cancels ? ['Cancels', cancels.number] : ['Due', longDay(dueOn)],
    ['Order', `${order.number}, ${formatLongDay(new Date(order.acceptedAt), clock)}`],
  ]
  const left = page.write('P', { text: lines(businessName, name, address), width: HALF - 12 }, start)
  let y = start
  for (const [label, value] of facts)
    y = page.write('P', { text: `${label}: ${value}`, x: LEFT + HALF, width: HALF }, y) + 3
  return Math.max(left, y) + 20
}

/** What it adds up to, one line for each rate of tax. */
function writeTotals(page: Page, { totals, currency, cancels }: Invoice, start: number) {
  const money = (amount: number) => formatAmount(amount, currency)
  const rows = [
    ['Net', money(totals.net)],
    ...totals.byRate.map(({ taxName, taxRate, net, tax }) => [
      `${taxName} ${formatRate(taxRate)} on ${money(net)}`,
      money(tax),
    ]),
  ]
  let y = start + 10
  const write = (label: string, value: string, bold: boolean) => {
    const half = { x: LEFT + HALF, width: HALF * 0.6, bold, size: bold ? 12 : 10 }
    const paragraph = page.doc.struct('P', {}, () => {
      page.draw({ ...half, text: label }, y)
      page.draw({ ...half, text: value, x: half.x + half.width, width: HALF - half.width, align: 'right' }, y)
    })
    page.root.add(paragraph)
    y += page.heightOf({ ...half, text: label }) + 5
  }
  for (const [label = '', value = ''] of rows) write(label, value, false)
  page.rule(y, 1.5, INK)
  y += 6
  write(cancels ? 'Total credited' : 'Total to pay', money(totals.total), true)
  return y + 14
}

/** The PDF of an invoice or a credit note: A4, with a structure tree, as the company was on the day of issue. */
export async function invoicePdf(invoice: Invoice, clock: CompanyClock): Promise<Buffer> {
  const { seller, number, note, cancels, currency } = invoice
  const kind = cancels ? 'Credit note' : 'Invoice'
  const page = newPage({ title: `${kind} ${number}`, author: seller.name })
  let y = page.write('P', { text: lines(seller.name, seller.address), size: 9, muted: true }, LEFT) + 28
  y = page.write('H1', { text: kind, size: 24, bold: true }, y) + 16
  y = writeHead(page, invoice, clock, y)
  if (note) y = page.write('P', { text: note }, y) + 12
  const rows = invoice.lines.map((line) => [
    lines(line.title, line.description, line.discount ? `Less ${formatRate(line.discount)}` : ''),
    formatQuantity(line.quantity, line.unit),
    formatAmount(line.unitPrice, currency),
    formatRate(line.taxRate),
    formatAmount(line.net, currency),
  ])
  y = writeTable(page, COLUMNS, rows, y)
  if (!page.fits(y, 60 + 20 * invoice.totals.byRate.length + 90)) {
    page.doc.addPage()
    y = LEFT
  }
  y = writeTotals(page, invoice, y)
  if (!cancels && seller.bank) {
    y = page.write('H2', { text: 'How to pay', size: 11, bold: true }, y) + 4
    page.write('P', { text: lines(seller.bank, `Reference: ${number}`) }, y)
  }
  return page.end([seller.name, seller.registration, seller.taxNumber].filter(Boolean).join('. '))
}
