import { assumptionsOf, casesOf } from '@energy/contracts/estimate/assumptions'
import { estimate } from '@energy/contracts/estimate/estimate'
import { THINGS } from '@energy/contracts/estimate/situation'
import { expect, test } from 'vitest'
import { askedIn, situationOf } from '../../src/features/estimate/address.ts'
import { commentOf } from '../../src/features/estimate/comment.ts'
import { figuresIn } from '../../src/features/estimate/figures.ts'

const cases = casesOf(assumptionsOf([], 'bakery'))
const saved = { low: 100_000, likely: 220_000, high: 345_600 }

/** The lines of the comment on what an address asks. */
function linesOf(query: string) {
  const asked = askedIn(new URLSearchParams(query), () => assumptionsOf([], 'bakery'))
  const { situation } = (asked && situationOf(asked, cases.likely)) ?? {}
  if (!asked || !situation) throw new Error(`${query} asks nothing`)
  return commentOf(asked, { ...estimate(situation, cases), saved }, figuresIn('GBP')).split('\n')
}

test('a request on an estimate says what was asked, what is there, and what is saved', () => {
  const query = 'trade=bakery&unit=kwh&power=9500&fuel=40000&night=30&draw=money&has=boiler&has=roof'
  expect(linesOf(query)).toEqual([
    'My estimate: Bakery or kitchen, 9,500 kWh of electricity and 40,000 kWh of fuel a year, 30 % of the electricity at night.',
    `There is: ${THINGS.boiler}, ${THINGS.roof}.`,
    'Saved a year: £1,000 to £3,460, likely £2,200.',
    `/estimate?${query}`,
  ])
})

test('where nothing is there yet, nothing is named, and an empty share is none', () => {
  const [first, second] = linesOf('power=9500&fuel=0&night=')
  expect(first).toContain(', 0 % of the electricity at night.')
  expect(second).toMatch(/^Saved a year: /)
})
