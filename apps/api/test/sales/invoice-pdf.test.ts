import { inflateSync } from 'node:zlib'
import type { Invoice } from '@energy/contracts/sales/invoices'
import { expect, test } from 'vitest'
import { invoicePdf } from '../../src/features/sales/invoices/pdf/invoice-pdf.ts'

/** Points from the end of a page in which only its foot is. */
const FOOT = 90
const CLOCK = { timeZone: 'Europe/London', clock: '' }
const manyLines = (count: number) => Array.from({ length: count }, (_, at) => `Number ${at + 1}`).join('\n')

function anInvoice(note: string, descriptions: readonly string[]): Invoice {
  const at = '2026-11-12T09:20:00.000Z'
  return {
    _id: '7',
    number: 'I-2026-0001',
    state: 'open',
    name: 'Grace Obi',
    businessName: '',
    address: '1 High Street',
    email: 'grace@example.com',
    title: 'Heat pumps',
    currency: 'GBP',
    total: 12_000,
    paid: 0,
    open: 12_000,
    issuedAt: at,
    dueOn: '2026-12-12',
    paidOn: '',
    remindedAt: '',
    pdf: false,
    refusal: '',
    lines: descriptions.map((description) => ({
      item: '',
      kind: '',
      title: 'Fitting',
      description,
      quantity: 1_000,
      unit: 'days',
      unitPrice: 10_000,
      discount: 0,
      taxName: 'VAT',
      taxRate: 20_000,
      net: 10_000,
    })),
    totals: {
      net: 10_000,
      tax: 2_000,
      total: 12_000,
      byRate: [{ taxName: 'VAT', taxRate: 20_000, net: 10_000, tax: 2_000 }],
    },
    user: { _id: '', email: '', image: '' },
    order: { _id: '8', number: 'S-2026-0001', acceptedAt: at },
    offer: { _id: '9', number: 'O-2026-0001' },
    cancels: null,
    cancelledBy: null,
    note,
    seller: {
      name: 'Millrace',
      address: '14 Weir Lane',
      email: '',
      phone: '',
      registration: '',
      taxNumber: '',
      bank: 'A bank',
    },
    payments: [],
    mails: [],
  }
}

/** The PDF of an invoice as text, and what is drawn on each of its pages. */
async function pdfOf(note: string, descriptions: readonly string[], change: Partial<Invoice> = {}) {
  const file = (await invoicePdf({ ...anInvoice(note, descriptions), ...change }, CLOCK)).toString('latin1')
  const streams = [...file.matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)].map(([, bytes = '']) =>
    inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  )
  return { file, pages: streams.filter((stream) => stream.includes(' Tm')) }
}

test.each([
  ['a short description and no note', 1, '', ['Fitted on site.']],
  ['a description of many lines', 2, '', [manyLines(70)]],
  ['a description without a space', 2, '', ['漢字'.repeat(900)]],
  ['a note of many lines', 2, manyLines(60), ['Fitted on site.']],
  ['both, and lines after them', 4, manyLines(60), [manyLines(70), '', manyLines(30)]],
  ['a note that leaves no room for the heads of the table', 2, manyLines(47), ['Fitted on site.']],
])('an invoice with %s has nothing but its foot below the text of its pages', async (_, count, note, descriptions) => {
  const { file, pages } = await pdfOf(note, descriptions)
  expect([pages.length, file.match(/\/Type \/Page\n/g)?.length]).toEqual([count, count])
  for (const page of pages) {
    const heights = [...page.matchAll(/ ([-.\d]+) Tm/g)].map(([, height]) => Number(height))
    // The line of the seller, and the number of the page.
    expect(heights.filter((height) => height < FOOT)).toHaveLength(2)
    expect(heights.length).toBeGreaterThan(2)
  }
})

test.each([
  ['a tab and a narrow space', 'A\tB\u202fC', 'A B C'],
  ['line breaks of another system', 'A\r\nB', 'A\nB'],
  ['characters that are not seen', '\ufeffA\u200bB\u00adC\u0007', 'ABC'],
])('an invoice with %s has no boxes for it', async (_, pasted, seen) => {
  const { pages } = await pdfOf(pasted, [pasted])
  expect(pages).toEqual((await pdfOf(seen, [seen])).pages)
})

test.each([
  'Νίκος Παπαδόπουλος',
  'Наталія Шевченко',
  'Łukasz Żółć',
  'Ɗanladi Ƙofa',
  '9.6 kWₚ, which saves 4 t of CO₂ a year',
  'Paid 40 ₪ in cash',
  'अर्जुन शर्मा',
  'Kēhaulani Kahanuʻi',
  'Ɣoti Ƒiagbe',
  '⅓ now, ⅔ at 5 ℃',
  'ΔT ≥ 5 K',
])('an invoice with “%s” has no boxes', async (note) => {
  const { pages } = await pdfOf(note, ['Fitted on site.'])
  // Texts are drawn as the numbers of their glyphs, and the first one is the box.
  const glyphs = pages.flatMap((page) =>
    [...page.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g)),
  )
  expect(glyphs.length).toBeGreaterThan(100)
  expect(glyphs).not.toContain('0000')
})

/** The pieces of text in the PDF of an invoice over an amount without tax. */
async function piecesOf(amount: number) {
  const tax = amount / 5
  const totals = {
    net: amount,
    tax,
    total: amount + tax,
    byRate: [{ taxName: 'VAT', taxRate: 20_000, net: amount, tax }],
  }
  const lines = anInvoice('', ['']).lines.map((line) => ({ ...line, unitPrice: amount, net: amount }))
  const { pages } = await pdfOf('', [''], { currency: 'IDR', totals, lines })
  return pages.flatMap((page) => page.match(/ Tm/g))
}

test('an amount that is wider than its column is on one line', async () => {
  expect(await piecesOf(1_234_567_800)).toHaveLength((await piecesOf(100)).length)
})

test('what goes on with the next page is one paragraph or one cell for a screen reader', async () => {
  const { file, pages } = await pdfOf(manyLines(60), [manyLines(70)])
  const countOf = (pattern: RegExp) => file.match(pattern)?.length
  // Of the note and of the description, the part on the second page that each has content on.
  expect([countOf(/\/Type \/MCR\n/g), countOf(/\/S \/TR\n/g), countOf(/\/S \/TD\n/g)]).toEqual([2, 2, 5])
  for (const page of pages) expect(page.match(/ (BDC|BMC)\n/g)).toHaveLength(page.match(/^EMC$/gm)?.length ?? 0)
})
