import { expect, test } from 'vitest'
import { requireCreated, requireTwelve } from '../src/peers/complete.ts'
import { ratioOf } from '../src/peers/ratio.ts'
import { TWELVE } from '../src/rows.ts'

const stored = TWELVE.map((texts, id) => ({ id, titlePrefix: null, ...texts })).toReversed()

test('a list has all twelve services in any order and however it is wrapped', () => {
  for (const list of [stored, { docs: stored, totalDocs: 12 }, { data: { services: stored } }])
    expect(() => requireTwelve('the list', JSON.stringify(list))).not.toThrow()
})

test('a list that lacks a service, a text or a section is refused', () => {
  const [first, ...others] = stored
  const changed = (change: object) => [{ ...first, ...change }, ...others]
  for (const list of [others, [...stored, first], changed({ details: '' }), changed({ sections: [] }), [], {}, null])
    expect(() => requireTwelve('the list', JSON.stringify(list))).toThrow('not that of the twelve services')
})

test('an error of GraphQL is no success, although its status is 200', () => {
  expect(() => requireCreated('a system', '{"data":{"createService":{"id":"1"}}}')).not.toThrow()
  expect(() => requireCreated('a system', '{"errors":[{}],"data":null}')).toThrow('did not create a service')
})

const measured = (...rates: number[]) => ({
  name: 'a subject',
  metrics: { cpu: 0, requestsPerSecond: NaN, p50: 0, p99: 0 },
  rounds: rates.map((requestsPerSecond) => ({ cpu: 0, requestsPerSecond, p50: 0, p99: 0 })),
})

test('the ratio of two subjects is the median of their rounds', () => {
  // The second round was slow for both.
  expect(ratioOf(measured(100, 10, 120), measured(50, 5, 40))).toBe(2)
})
