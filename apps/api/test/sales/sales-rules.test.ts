import { MAX_AMOUNT } from '@energy/contracts/sales/money'
import { describe, expect, test } from 'vitest'
import { lacksOf, listedOf, versionIn } from '../../src/features/sales/offers/draft.ts'
import { dateOf, dayOf, daysAfter, today } from '../../src/shared/sales/days.ts'
import { lineOf, linesOf, priced, pricedLinesOf, storedTotalsOf } from '../../src/shared/sales/lines.ts'
import { stateOn } from '../../src/shared/sales/offer-state.ts'

const TODAY = new Date('2026-11-26')
const dayBefore = daysAfter(TODAY, -1)
const LINE = lineOf({ title: 'Fitting', unitPrice: 10_000, taxName: 'VAT', taxRate: 20_000 })

/** What a line lacks whose tax rate is not valid. */
const rate = (at: number, tax: string) => ({
  path: `/lines/${at}/taxRate`,
  message: `Choose a tax rate that is valid today for line ${at + 1}: ${tax} is not.`,
})

describe('days', () => {
  test('a day of the database is one of the contract, and "" is none', () => {
    expect(dayOf(new Date('2026-01-05'))).toBe('2026-01-05')
    expect(dayOf(null)).toBe('')
    expect(dateOf('2026-01-05', '/dueOn')).toEqual(new Date('2026-01-05T00:00Z'))
    expect(dateOf('', '/dueOn')).toBeNull()
  })

  test.each(['2026-02-30', '2026-13-01', '0000-01-01', 'soon'])('“%s” is not a day of the calendar', (day) => {
    expect(() => dateOf(day, '/dueOn')).toThrow(
      expect.objectContaining({
        status: 400,
        errors: [{ path: '/dueOn', message: 'dueOn must be a day of the calendar.' }],
      }),
    )
  })

  test('today is the day on the clock of the company', () => {
    const now = new Date('2026-11-25T23:30Z')
    expect(today({ timeZone: 'Europe/Paris', clock: '' }, now)).toEqual(TODAY)
    expect(today({ timeZone: 'Europe/London', clock: '' }, now)).toEqual(dayBefore)
  })
})

describe('lines', () => {
  test('a line that says nothing is one of nothing for nothing', () => {
    expect(lineOf({})).toEqual({
      item: '',
      kind: '',
      title: '',
      description: '',
      quantity: 1_000,
      unit: '',
      unitPrice: 0,
      discount: 0,
      taxName: '',
      taxRate: 0,
    })
  })

  test('a line keeps what it says, and has the kind of an item only with the item', () => {
    const said = { ...LINE, description: 'On site', quantity: 1_500, unit: 'days', discount: 500 }
    expect(lineOf({ ...said, item: 'a', kind: 'products' })).toEqual({ ...said, item: 'a', kind: 'products' })
    expect(lineOf({ item: 'a' }).kind).toBe('')
    expect(lineOf({ kind: 'products' }).kind).toBe('')
  })

  test('a line costs its quantity at its price less its discount', () => {
    expect(priced([{ ...LINE, quantity: 1_500, discount: 10_000 }])).toEqual([
      { ...LINE, quantity: 1_500, discount: 10_000, net: 13_500 },
    ])
  })

  test('stored lines and totals are read as they are, and refused in any other shape', () => {
    const emoji = { ...LINE, title: '😀'.repeat(300) }
    expect(linesOf([emoji])).toEqual([emoji])
    expect(() => linesOf([{ ...LINE, unitPrice: '100' }])).toThrow('Unable to decode')
    expect(pricedLinesOf([{ ...emoji, net: 1 }])).toEqual([{ ...emoji, net: 1 }])
    expect(() => pricedLinesOf([emoji])).toThrow('Unable to decode')
    expect(() => storedTotalsOf({ net: 1 })).toThrow('Unable to decode')
  })
})

describe('the state of an offer', () => {
  test.each(['sent', 'seen'] as const)('one that is %s expires after its last day', (state) => {
    expect(stateOn({ state, validUntil: TODAY }, TODAY)).toBe(state)
    expect(stateOn({ state, validUntil: null }, TODAY)).toBe(state)
    expect(stateOn({ state, validUntil: dayBefore }, TODAY)).toBe('expired')
  })

  test.each(['draft', 'accepted', 'declined', 'withdrawn'] as const)('one that is %s stays so', (state) => {
    expect(stateOn({ state, validUntil: dayBefore }, TODAY)).toBe(state)
  })
})

describe('a draft', () => {
  const sales = {
    currency: 'USD',
    today: TODAY,
    taxRates: [
      { taxName: 'VAT', taxRate: 5_000 },
      { taxName: 'VAT', taxRate: 20_000 },
    ],
  }
  const recipient = { name: 'Tom Okafor', email: 'tom@example.com' }
  const version = { lines: [LINE], validUntil: TODAY }
  const lacks = (change: { name?: string; email?: string; lines?: (typeof LINE)[]; validUntil?: Date | null }) =>
    lacksOf({ ...recipient, ...change }, { ...version, ...change }, sales)

  test('has what its body says, and nothing else', () => {
    expect(versionIn({})).toStrictEqual({})
    const texts = { title: 'Heat', intro: 'Dear Tom,', begins: 'In May', terms: '' }
    expect(versionIn({ ...texts, validUntil: '2026-12-24', lines: [LINE], attachments: ['f'] })).toEqual({
      ...texts,
      validUntil: new Date('2026-12-24'),
      lines: [LINE],
      files: ['f'],
    })
    expect(versionIn({ validUntil: '' })).toEqual({ validUntil: null })
    expect(() => versionIn({ validUntil: '2026-02-30' })).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path: '/validUntil' })] }),
    )
  })

  test('is refused where its total is too large to be exact', () => {
    const half = { ...LINE, unitPrice: MAX_AMOUNT / 2 }
    expect(versionIn({ lines: [half] })).toMatchObject({ lines: [half] })
    expect(() => versionIn({ lines: [half, LINE] })).toThrow(
      expect.objectContaining({
        errors: [{ path: '/lines', message: 'The total must be at most 500000000000 minor units.' }],
      }),
    )
  })

  test('is listed with its total, tax included', () => {
    const listed = { title: 'Heat', currency: 'USD', validUntil: TODAY }
    expect(listedOf({ ...listed, lines: [LINE, LINE] })).toEqual({ ...listed, total: 24_000n })
  })

  test('lacks nothing with a recipient, a line at a valid rate, and a last day that is not over', () => {
    expect(lacks({})).toEqual([])
  })

  test('lacks a recipient, a line or a last day where it has none', () => {
    expect(lacks({ name: '' })).toEqual([{ path: '/name', message: 'Say for whom the offer is.' }])
    expect(lacks({ email: '' })).toEqual([{ path: '/email', message: 'Fill in the e-mail to which the offer goes.' }])
    expect(lacks({ lines: [] })).toEqual([{ path: '/lines', message: 'Add a line.' }])
    expect(lacks({ validUntil: null })).toEqual([
      { path: '/validUntil', message: 'Say until when the offer is valid.' },
    ])
    expect(lacks({ validUntil: dayBefore })).toEqual([
      { path: '/validUntil', message: 'The offer would have expired already.' },
    ])
  })

  test('lacks the title of a line, and a tax rate of today with its name and percentage', () => {
    const lines = [
      { ...LINE, title: '' },
      { ...LINE, taxName: 'GST' },
      { ...LINE, taxRate: 17_500 },
      { ...LINE, taxName: '', taxRate: 0 },
    ]
    expect(lacks({ lines })).toEqual([
      { path: '/lines/0/title', message: 'Describe line 1.' },
      rate(1, 'GST 20 %'),
      rate(2, 'VAT 17.5 %'),
      rate(3, 'it 0 %'),
    ])
  })
})
