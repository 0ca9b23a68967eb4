// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { Others } from '../../src/features/inquiries/pane/others.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { aPanel } from '../fixtures/panel.tsx'

test('once all inquiries of a person are shown, their list has the focus', () => {
  const others = (['closed', 'contacted', 'new', 'new'] as const).map((state, at) =>
    anInquiry({ _id: String(at), state, createdAt: '2026-11-19T10:00:00.000Z' }),
  )
  const { find } = aPanel(<Others item={anInquiry({ others })} />, {})
  expect(find('h3').textContent).toBe('Requests and messages 5, of them 4 open')
  expect(document.querySelectorAll('li').length).toBe(3)
  pressButton('Show 2 more')
  expect(document.querySelectorAll('li').length).toBe(5)
  expect(document.activeElement).toBe(find('ul'))
})
