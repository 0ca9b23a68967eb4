import { expect, test } from 'vitest'
import { bandsOf, outlineOf, PHONE, WIDE } from '../../../src/features/account/offers/price-drawing.ts'

const total = (sizes: readonly { size: number }[]) => sizes.reduce((sum, { size }) => sum + size, 0)

test('the bands of a price are as thick together as the total: 160 px, on a phone 72', () => {
  const amounts = [3_840_000, 425_000, 744_000, 1_045_400]
  expect(total(bandsOf(amounts, WIDE))).toBeCloseTo(160)
  expect(total(bandsOf(amounts, PHONE))).toBeCloseTo(72)
  expect(bandsOf([300, 100], WIDE).map(({ size }) => size)).toEqual([120, 40])
})

test('each band joins the total inside the one before it', () => {
  expect(bandsOf([300, 100, 100], WIDE).map(({ offset }) => offset)).toEqual([0, 96, 128])
})

test('a band has at least 2 px, and one that costs nothing is not drawn', () => {
  expect(bandsOf([1_000_000, 1, 0], WIDE).map(({ size }) => Math.round(size))).toEqual([160, 2, 0])
  expect(bandsOf([0, 0], WIDE).map(({ size, offset }) => [size, offset])).toEqual([
    [0, 0],
    [0, 0],
  ])
})

test('the height of a row follows its band', () => {
  expect(bandsOf([75, 25], WIDE).map(({ height }) => height)).toEqual([160, 80])
  expect(bandsOf([99, 1], WIDE)[1]?.height).toBe(72)
  expect(bandsOf([99, 1], PHONE).map(({ height }) => Math.round(height))).toEqual([107, 104])
})

test('a hundred lines stay within the drawing', () => {
  for (const scale of [WIDE, PHONE]) {
    const bands = bandsOf(Array<number>(100).fill(1), scale)
    const last = bands.at(-1)
    expect((last?.offset ?? 0) + (last?.size ?? 0)).toBeLessThanOrEqual(scale.width + 2)
  }
})

test('a band comes from the left, turns down and goes on below', () => {
  expect(outlineOf({ size: 40, offset: 10, radius: 68, height: 80 })).toBe(
    'M-20000 0H-78A68 68 0 0 1 -10 68V20000H-50V68A28 28 0 0 0 -78 40H-20000Z',
  )
})
