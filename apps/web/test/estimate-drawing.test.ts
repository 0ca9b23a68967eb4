import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawingOf, PHONE, WIDE, type Parts } from '../src/features/estimate/drawing.ts'

const amount = fc.double({ min: 0, max: 1e9, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })
/** A year of which a part is saved, and what remains is split. */
const years = fc
  .tuple(amount, amount, share, share, share, share)
  .map(([power, fuel, most, likely, least, split]): Parts => {
    const high = (power + fuel) * most
    const remains = power + fuel - high
    return {
      today: { power, fuel },
      stays: { power: remains * split, fuel: remains * (1 - split) },
      saved: { low: high * likely * least, likely: high * likely, high },
    }
  })

test.each([
  ['wide', WIDE],
  ['narrow', PHONE],
])('what remains and what is saved are together as thick as the bill (%s)', (_, frame) => {
  fc.assert(
    fc.property(years, (year) => {
      const { fuel, power, fuelStays, powerStays, widths } = drawingOf(year, frame)
      const before = fuel.height + power.height
      expect(fuelStays.height + powerStays.height + widths.high).toBeCloseTo(before, 0)
      expect(widths.low).toBeLessThanOrEqual(widths.likely)
      expect(widths.likely).toBeLessThanOrEqual(widths.high)
      for (const { height } of [fuel, power, fuelStays, powerStays]) expect(height).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('the whole bill is as thick as the frame says, and its parts by their share', () => {
  const year = {
    today: { power: 30, fuel: 10 },
    stays: { power: 10, fuel: 10 },
    saved: { low: 10, likely: 15, high: 20 },
  }
  const { fuel, power, fuelStays, powerStays, widths } = drawingOf(year, WIDE)
  expect([fuel.height, power.height]).toEqual([66, 198])
  expect([fuelStays.height, powerStays.height]).toEqual([66, 66])
  expect(widths).toEqual({ low: 66, likely: 99, high: 132 })
})

test('who would pay more in the low case has no band for it', () => {
  const year = { today: { power: 40, fuel: 0 }, stays: { power: 30, fuel: 0 }, saved: { low: -5, likely: 5, high: 10 } }
  expect(drawingOf(year, WIDE).widths).toEqual({ low: 0, likely: 33, high: 66 })
})

test('who earns more than the bill has the band of all that is earned', () => {
  const year = {
    today: { power: 10, fuel: 0 },
    stays: { power: -10, fuel: 0 },
    saved: { low: 10, likely: 15, high: 20 },
  }
  const { power, powerStays, widths } = drawingOf(year, WIDE)
  expect([power.height, powerStays.height, widths.high]).toEqual([132, 0, 264])
})
