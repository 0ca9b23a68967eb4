import { MAX_USE } from '@energy/contracts/estimate/situation'
import { expect, test } from 'vitest'
import { compared, costInWords, useIn, yearlyCost } from '../../src/features/tariffs/yearly.ts'
import { USE_PROBLEM } from '../../src/shared/energy-use.ts'

const TODAY = '2026-11-29'
const tariff = (title: string, unitPrice: string, standingCharge = '', validUntil = '') => ({
  title,
  text: '',
  open: '',
  unitPrice,
  standingCharge,
  term: '',
  validFrom: '',
  validUntil,
})
const titles = (rows: ReturnType<typeof compared>) => rows.map(({ tariff: { title } }) => title)

test('a use is a number of kWh above zero, or nothing where nothing was typed', () => {
  expect([useIn(''), useIn('  '), useIn('3 500'), useIn(String(MAX_USE))]).toEqual([
    {},
    {},
    { kwh: 3_500 },
    { kwh: MAX_USE },
  ])
  for (const typed of ['0', '-1', 'much', String(MAX_USE + 1)]) expect(useIn(typed)).toEqual({ problem: USE_PROBLEM })
})

test('a year costs its use and the standing charge of each day', () => {
  expect(yearlyCost(tariff('Fixed', '24.5', '50'), 1_000)).toBe(24_500 + 18_250)
  expect(yearlyCost(tariff('Fixed', '24.5'), 1_000)).toBe(24_500)
  expect(yearlyCost(tariff('On request', '', '50'), 1_000)).toBeUndefined()
})

test('for a use the cheapest tariff is the first, and those without a price are last as the company has them', () => {
  const tariffs = [tariff('Ask', ''), tariff('Dear', '30'), tariff('Write', ''), tariff('Cheap', '20', '10')]
  expect(titles(compared(tariffs, 1_000, TODAY))).toEqual(['Cheap', 'Dear', 'Ask', 'Write'])
  // The standing charge decides where little is used.
  expect(titles(compared(tariffs, 100, TODAY))).toEqual(['Dear', 'Cheap', 'Ask', 'Write'])
})

test('a tariff that is over has no cost any more, and is not the cheapest', () => {
  const tariffs = [tariff('Over', '10', '', '2026-11-28'), tariff('Dear', '30'), tariff('Cheap', '20', '', TODAY)]
  expect(compared(tariffs, 1_000, TODAY).map(({ tariff: { title }, cost }) => [title, cost])).toEqual([
    ['Cheap', 20_000],
    ['Dear', 30_000],
    ['Over', undefined],
  ])
})

test('without a use the tariffs stay as the company has them, and nothing has a cost', () => {
  const rows = compared([tariff('Dear', '30'), tariff('Cheap', '20')], undefined, TODAY)
  expect([titles(rows), rows.map(({ cost }) => cost)]).toEqual([
    ['Dear', 'Cheap'],
    [undefined, undefined],
  ])
})

test('a cost is written in whole units of its currency', () => {
  expect([costInWords(42_750, 'GBP'), costInWords(1_234_567, 'EUR')]).toEqual(['£428', '€12,346'])
})
