import { expect, test } from 'vitest'
import { moved, placeAfterMove, placeOfDrop } from '../../../src/shared/sortable/order.ts'

const list = ['a', 'b', 'c', 'd']
const places = list.map((_, at) => at)

test('every element has the place after a move that the moved list shows', () => {
  for (const from of places)
    for (const to of places) {
      const after = moved(list, from, to)
      expect(after[to]).toBe(list[from])
      expect(after.toSorted()).toEqual(list)
      expect(places.map((at) => after[placeAfterMove(at, from, to)])).toEqual(list)
    }
})

test('an element that is let go above or below another one comes to stand right there', () => {
  for (const from of places)
    for (const target of places.filter((at) => at !== from)) {
      const placeAt = (side: 'above' | 'below') => {
        const after = moved(list, from, placeOfDrop(from, target, side))
        return after.indexOf(list[from] ?? '') - after.indexOf(list[target] ?? '')
      }
      expect([placeAt('above'), placeAt('below')]).toEqual([-1, 1])
    }
  expect(placeOfDrop(2, 2, 'above')).toBe(2)
  expect(placeOfDrop(2, 2, 'below')).toBe(2)
})
