import { expect, test } from 'vitest'
import { movedBy, pointAt } from '../../src/features/media/details/focal.ts'

const centre = { focalX: 50, focalY: 50 }
const press = (key: string, shiftKey = false, from = centre) => movedBy({ key, shiftKey }, from)

test('an arrow key moves the focal point by 1 %, with Shift by 10 %', () => {
  expect(press('ArrowLeft')).toEqual({ focalX: 49, focalY: 50 })
  expect(press('ArrowRight')).toEqual({ focalX: 51, focalY: 50 })
  expect(press('ArrowUp')).toEqual({ focalX: 50, focalY: 49 })
  expect(press('ArrowDown', true)).toEqual({ focalX: 50, focalY: 60 })
})

test('the focal point stays within the picture', () => {
  expect(press('ArrowLeft', true, { focalX: 4, focalY: 0 })).toEqual({ focalX: 0, focalY: 0 })
  expect(press('ArrowDown', true, { focalX: 4, focalY: 95 })).toEqual({ focalX: 4, focalY: 100 })
})

test('another key does not move it', () => expect(press('Enter')).toBe(undefined))

test('the focal point is where the pointer is, also beside the picture', () => {
  const frame = { left: 100, top: 200, width: 400, height: 200 }
  expect(pointAt({ clientX: 200, clientY: 250 }, frame)).toEqual({ focalX: 25, focalY: 25 })
  expect(pointAt({ clientX: 0, clientY: 999 }, frame)).toEqual({ focalX: 0, focalY: 100 })
})
