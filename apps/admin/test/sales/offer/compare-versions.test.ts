import { netOf, totalsOf, type Line } from '@energy/contracts/sales/totals'
import type { OfferVersion } from '@energy/contracts/sales/offer-entities'
import { expect, test } from 'vitest'
import { compareVersions } from '../../../src/features/sales/offer/compare-versions.ts'

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
    ['changed', 'The offer', 'Total', 'Lines'],
  ])
  expect(compareVersions(before, now)[0]?.fields[0]).toEqual({ label: 'Quantity', before: '1 day', now: '2 days' })
})

test('a line of the same item is the same line under another title', () => {
  const item = '00000000-0000-0000-0000-000000000001'
  const before = aVersion(1, [aLine({ title: 'Tank' }), aLine({ item, title: 'Heat pump' })])
  const now = aVersion(2, [aLine({ item, title: 'Heat pump, 40 kW' }), aLine({ title: 'Tank' })])
  expect(summary(before, now)[0]).toEqual(['changed', 'Heat pump, 40 kW', 'Description'])
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

const everyField: [Partial<Line>, string, string, string][] = [
  [{ description: 'With a filter.' }, 'Details', '', 'With a filter.'],
  [{ unit: '' }, 'Quantity', '1 day', '1'],
  [{ taxName: '' }, 'Tax', 'VAT 20 %', '20 %'],
  [{ discount: 10_000 }, 'Discount', '', '10 %'],
  [{ unitPrice: 70_000 }, 'Unit price', '$620.00', '$700.00'],
]

test.each(everyField)('a line with %j has another “%s”: “%s” before, “%s” now', (change, label, before, now) => {
  const changes = compareVersions(aVersion(1, [aLine({})]), aVersion(2, [aLine(change)]))
  expect(changes[0]?.fields[0]).toEqual({ label, before, now })
})

test('an added line has only what it is now, a removed one only what it was', () => {
  const [without, withIt] = [aVersion(1, [aLine({})]), aVersion(2, [aLine({}), aLine({ title: 'Scaffold' })])]
  const fields = [
    ['Description', 'Scaffold'],
    ['Quantity', '1 day'],
    ['Unit price', '$620.00'],
    ['Tax', 'VAT 20 %'],
    ['Amount', '$620.00'],
  ]
  expect(compareVersions(without, withIt)[0]?.fields).toEqual(
    fields.map(([label, now]) => ({ label, before: '', now })),
  )
  expect(compareVersions(withIt, without)[0]?.fields).toEqual(
    fields.map(([label, before]) => ({ label, before, now: '' })),
  )
})

test('each text of an offer is compared, and its documents by their names', () => {
  const attachments = ['Plan.pdf', 'Roof.jpg'].map((name) => ({ _id: name, name, type: 'image/jpeg', bytes: 1 }))
  const now = aVersion(2, [], { title: 'Heat and light', intro: 'Hello.', begins: 'In May.', attachments })
  expect(compareVersions(aVersion(1, []), now)[0]?.fields).toEqual([
    { label: 'Title', before: 'Heat', now: 'Heat and light' },
    { label: 'Intro', before: '', now: 'Hello.' },
    { label: 'Begins', before: '', now: 'In May.' },
    { label: 'Documents', before: '', now: 'Plan.pdf, Roof.jpg' },
  ])
})

test('a line of another title and another item is the one in the same place', () => {
  const [one, other] = ['00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002']
  const before = aVersion(1, [aLine({ title: 'Tank', item: one }), aLine({})])
  const now = aVersion(2, [aLine({ title: 'Boiler', item: other }), aLine({})])
  expect(summary(before, now)).toEqual([['changed', 'Boiler', 'Description']])
})

test('lines without an item are not the same line by that, only by their places', () => {
  const before = aVersion(1, [aLine({}), aLine({ title: 'Tank' }), aLine({ title: 'Pump' })])
  const now = aVersion(2, [aLine({}), aLine({ title: 'Rail' }), aLine({ title: 'Grid', quantity: 2_000 })])
  expect(compareVersions(before, now).map(({ title, fields: [first] }) => [title, first?.before])).toEqual([
    ['Rail', 'Tank'],
    ['Grid', 'Pump'],
    ['The offer', '$2,232.00'],
  ])
})

test('a line that has no other in its place was added', () => {
  const before = aVersion(1, [aLine({ title: 'Tank' })])
  const now = aVersion(2, [aLine({ title: 'Tank' }), aLine({ title: 'Rail' })])
  expect(summary(before, now)[0]?.slice(0, 2)).toEqual(['added', 'Rail'])
  expect(summary(now, before)[0]?.slice(0, 2)).toEqual(['removed', 'Rail'])
})

test('lines that only stand in another order are a change', () => {
  const [one, other] = [aLine({}), aLine({ title: 'Tank' })]
  expect(compareVersions(aVersion(1, [one, other]), aVersion(2, [other, one]))).toEqual([
    { what: 'changed', title: 'The offer', fields: [{ label: 'Lines', before: '', now: 'In another order' }] },
  ])
})

const plan = (id: string) => ({ _id: id, name: 'Plan.pdf', type: 'application/pdf' as const, bytes: 1 })

test('a document that was replaced by one of the same name is a change', () => {
  const before = aVersion(1, [], { attachments: [plan('1')] })
  expect(compareVersions(before, aVersion(2, [], { attachments: [plan('2')] }))[0]?.fields).toEqual([
    { label: 'Documents', before: 'Plan.pdf', now: 'Plan.pdf (another file)' },
  ])
  expect(compareVersions(before, aVersion(2, [], { attachments: [plan('1')] }))).toEqual([])
})
