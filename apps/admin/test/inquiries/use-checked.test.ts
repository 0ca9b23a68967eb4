// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { useChecked } from '../../src/features/inquiries/list/use-checked.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

const rowsOf = (ids: string) => [...ids].map((_id) => ({ ...anInquiry({ _id }), attachments: 0 }))

/** A list whose ids a test gives, with `a` and `b` selected. */
function aSelection(isCut: boolean) {
  let rows = rowsOf('abc')
  const { latest, render } = renderHook(() => useChecked('waiting', rows, isCut))
  const toggle = (id: string) => flushSync(() => latest().toggle(id))
  toggle('a')
  toggle('b')
  const show = (ids: string) => {
    rows = rowsOf(ids)
    render()
  }
  return { show, toggle, selected: () => [...latest().ids].join('') }
}

test('a row that leaves the list, such as by an answer, is not selected any more', () => {
  const { show, toggle, selected } = aSelection(false)
  show('bc')
  expect(selected()).toBe('b')
  toggle('c')
  expect(selected()).toBe('bc')
  show('abc')
  expect(selected()).toBe('bc')
})

test('a row whose answer is undone is selected as before', () => {
  const { show, selected } = aSelection(false)
  show('bc')
  show('abc')
  expect(selected()).toBe('ab')
})

test('a row of a long list whose page is not in memory any more stays selected', () => {
  const { show, selected } = aSelection(true)
  show('bc')
  expect(selected()).toBe('ab')
})
