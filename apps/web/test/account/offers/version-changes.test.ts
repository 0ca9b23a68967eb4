import { expect, test } from 'vitest'
import { changesOf } from '../../../src/features/account/offers/version-changes.ts'
import { aLine, aVersion } from '../../fixtures/offers.ts'

const pump = aLine('Heat pump', 3_840_000, { item: '1', kind: 'products' })
const tank = aLine('Tank', 425_000)
const fitting = aLine('Fitting', 744_000, { quantity: 12_000, unit: 'days', unitPrice: 62_000 })
const before = aVersion({ lines: [pump, tank, fitting] })

const changes = (after: Parameters<typeof aVersion>[0]) =>
  changesOf(before, aVersion({ lines: before.lines, ...after, version: 2 }), (day) => `day ${day}`).map(
    ({ what, how }) => `${what}: ${how}`,
  )

test('versions with the same text have no changes', () => {
  expect(changes({})).toEqual([])
})

test('lines that are new, taken out or changed are named, and the total', () => {
  const dearer = { ...fitting, quantity: 10_000, net: 620_000, discount: 0 }
  const renamed = { ...pump, title: 'Heat pump, 40 kW' }
  expect(changes({ lines: [renamed, dearer, aLine('Controls', 218_000)] })).toEqual([
    'Heat pump, 40 kW: Heat pump, now Heat pump, 40 kW',
    'Fitting: 12 days, now 10 days',
    'Controls: new, $2,180.00',
    'Tank: taken out, $4,250.00',
    'Total: $60,108.00, now $56,136.00',
  ])
})

test('other prices, discounts, taxes and descriptions of a line are named', () => {
  const other = { ...tank, unitPrice: 400_000, discount: 10_000, taxRate: 5_000, description: 'Steel', net: 360_000 }
  expect(changes({ lines: [pump, other, fitting], totals: before.totals })).toEqual([
    'Tank: $4,250.00, now $4,000.00; no discount, now 10 % off; VAT 20 %, now VAT 5 %; described anew',
  ])
})

test('lines with the same title are told apart by their order', () => {
  expect(changes({ lines: [pump, tank, fitting, tank], totals: before.totals })).toEqual(['Tank: new, $4,250.00'])
})

test('terms, days and begin are named', () => {
  expect(changes({ terms: 'You pay at once.', begins: '', validUntil: '2099-12-24' })).toEqual([
    'Begins: Six weeks after you accept, now not said',
    'Terms: changed',
    'Valid until: day 2099-12-17, now day 2099-12-24',
  ])
})

test('the title and the text below it are named', () => {
  expect(changes({ title: 'Heat and light', intro: 'Dear Tom,\n\nwithout the scaffold.' })).toEqual([
    'Title: Heat from your own ovens, now Heat and light',
    'Introduction: changed',
  ])
  expect(changes({ title: '' })).toEqual(['Title: Heat from your own ovens, now none'])
})

test('documents are named as they were and as they are', () => {
  const attachments = ['Plan.pdf', 'Roof.jpg'].map((name, at) => ({ _id: String(at), name, type: '', bytes: 1 }))
  expect(changes({ attachments })).toEqual(['Documents: none, now Plan.pdf, Roof.jpg'])
})

test('a document that has replaced another one of its name says so', () => {
  const plan = { _id: '1', name: 'Plan.pdf', type: '', bytes: 1 }
  const roof = { _id: '2', name: 'Roof.jpg', type: '', bytes: 1 }
  const first = aVersion({ lines: before.lines, attachments: [plan, roof] })
  const next = aVersion({ lines: before.lines, attachments: [{ ...plan, _id: '3' }, roof], version: 2 })
  expect(changesOf(first, next, String)).toEqual([
    { what: 'Documents', how: 'Plan.pdf, Roof.jpg, now Plan.pdf (another file), Roof.jpg' },
  ])
})

test('a line is the same with spaces around its title, but never one of an item and one of none', () => {
  expect(changes({ lines: [pump, { ...tank, title: 'Tank ' }, fitting] })).toEqual(['Tank : Tank, now Tank '])
  const ofItem = { ...tank, item: '2' }
  expect(changes({ lines: [pump, ofItem, fitting], totals: before.totals })).toEqual([
    'Tank: new, $4,250.00',
    'Tank: taken out, $4,250.00',
  ])
})

test('a tax without a name, and a day that is not set any more, are said', () => {
  const untaxed = { ...tank, taxName: '' }
  expect(changes({ lines: [pump, untaxed, fitting], totals: before.totals, validUntil: '' })).toEqual([
    'Tank: VAT 20 %, now 20 %',
    'Valid until: day 2099-12-17, now no day',
  ])
})
