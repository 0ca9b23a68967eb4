// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Others } from '../../src/features/inquiries/pane/others.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { aPanel } from '../fixtures/panel.tsx'

test('once all inquiries of a person are shown, their list has the focus', () => {
  const others = ['1', '2', '3', '4'].map((_id) => anInquiry({ _id, createdAt: '2026-11-19T10:00:00.000Z' }))
  const { find } = aPanel(<Others item={anInquiry({ others })} />, {})
  expect(document.querySelectorAll('li').length).toBe(3)
  pressButton('Show 2 more')
  expect(document.querySelectorAll('li').length).toBe(5)
  expect(document.activeElement).toBe(find('ul'))
})
