// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { useCursor } from '../../src/features/inquiries/list/use-cursor.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

const none: ReadonlySet<string> = new Set()
const rowsOf = (ids: string) => [...ids].map((_id) => ({ ...anInquiry({ _id }), attachments: 0 }))

/** A cursor in a list whose ids a test gives, on the row `current`. */
function aCursor(ids: string, current: string) {
  let rows = rowsOf(ids)
  const { latest, render } = renderHook(() => useCursor(rows, current))
  const show = (next: string) => {
    rows = rowsOf(next)
    render()
  }
  const around = () => [latest().at(-1)?._id, latest().at(1)?._id]
  return { show, around, latest }
}

test('when the row has left the list, its neighbours are those that it had', () => {
  const { show, around, latest } = aCursor('abcde', 'c')
  expect(around()).toEqual(['b', 'd'])
  show('abde')
  expect(around()).toEqual(['b', 'd'])
  expect(latest().nextWaiting(none)?._id).toBe('d')
})

test('rows that leave, come and leave again above it change nothing about them', () => {
  const { show, around } = aCursor('abcde', 'c')
  show('de')
  expect(around()).toEqual([undefined, 'd'])
  show('abde')
  expect(around()).toEqual(['b', 'd'])
  show('abe')
  expect(around()).toEqual(['b', 'e'])
})

test('after the last row there is none, until another page is loaded', () => {
  const { show, around } = aCursor('abc', 'c')
  show('ab')
  expect(around()).toEqual(['b', undefined])
  show('abde')
  expect(around()).toEqual(['b', 'd'])
})

test('nobody whose answer is on its way is the next to answer', () => {
  const { latest } = aCursor('abc', 'b')
  expect(latest().nextWaiting(new Set('c'))?._id).toBe('a')
  expect(latest().nextWaiting(new Set('ac'))).toBeUndefined()
})

test('without a row, the next is the first and the previous is the last', () => {
  expect(aCursor('abc', '').around()).toEqual(['c', 'a'])
})
