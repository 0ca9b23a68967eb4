import { netOf, totalsOf, type Line } from '@energy/contracts/sales/totals'
import type { OfferVersion } from '@energy/contracts/sales/offers'
import { expect, test } from 'vitest'
import { compareVersions } from '../src/features/sales/offer/compare-versions.ts'

const aLine = (line: Partial<Line>): Line => ({
  item: '',
  kind: '',
  title: 'Fitting',
  description: '',
  quantity: 1_000,
  unit: 'days',
  unitPrice: 62_000,
  discount: 0,
  taxName: 'VAT',
  taxRate: 20_000,
  ...line,
})

const aVersion = (version: number, lines: readonly Line[], texts: Partial<OfferVersion> = {}): OfferVersion => ({
  version,
  title: 'Heat',
  attachments: [],
  currency: 'USD',
  lines: lines.map((line) => ({ ...line, net: netOf(line) })),
  totals: totalsOf(lines),
  intro: '',
  begins: '',
  terms: '',
  validUntil: '2026-12-17',
  sentAt: '',
  sentBy: '',
  ...texts,
})

const summary = (before: OfferVersion, now: OfferVersion) =>
  compareVersions(before, now).map(({ what, title, fields }) => [what, title, ...fields.map(({ label }) => label)])

test('versions that say the same have no changes', () => {
  expect(compareVersions(aVersion(1, [aLine({})]), aVersion(2, [aLine({})]))).toEqual([])
})

test('a line is compared with the one of the same title, wherever it stands', () => {
  const before = aVersion(1, [aLine({}), aLine({ title: 'Tank' })])
  const now = aVersion(2, [aLine({ title: 'Tank' }), aLine({ quantity: 2_000 })])
  expect(summary(before, now)).toEqual([
    ['changed', 'Fitting', 'Quantity', 'Amount'],
    ['changed', 'The offer', 'Total'],
  ])
  expect(compareVersions(before, now)[0]?.fields[0]).toEqual({ label: 'Quantity', before: '1 days', now: '2 days' })
})

test('a line of the same item is the same line under another title', () => {
  const item = '00000000-0000-0000-0000-000000000001'
  const before = aVersion(1, [aLine({ title: 'Tank' }), aLine({ item, title: 'Heat pump' })])
  const now = aVersion(2, [aLine({ item, title: 'Heat pump, 40 kW' }), aLine({ title: 'Tank' })])
  expect(summary(before, now)).toEqual([['changed', 'Heat pump, 40 kW', 'Description']])
})

test('lines that were added and removed are named with what they had', () => {
  const before = aVersion(1, [aLine({}), aLine({ title: 'Scaffold' }), aLine({ title: 'Tank' })])
  const now = aVersion(2, [aLine({}), aLine({ title: 'Tank' })])
  expect(summary(before, now)[0]?.slice(0, 2)).toEqual(['removed', 'Scaffold'])
  expect(summary(now, before)[0]?.slice(0, 2)).toEqual(['added', 'Scaffold'])
})

test('texts and the day are compared, too', () => {
  const now = aVersion(2, [aLine({})], { terms: 'Half before.', validUntil: '2027-01-17' })
  expect(compareVersions(aVersion(1, [aLine({})]), now)).toEqual([
    {
      what: 'changed',
      title: 'The offer',
      fields: [
        { label: 'Terms', before: '', now: 'Half before.' },
        { label: 'Valid until', before: '17 Dec 2026', now: '17 Jan 2027' },
      ],
    },
  ])
})
