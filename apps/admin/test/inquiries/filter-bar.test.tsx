// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { FilterBar } from '../../src/features/inquiries/list/filter-bar.tsx'
import { aPanel } from '../fixtures/panel.tsx'

test.each([
  ['[aria-label=Form]', 'bills'],
  ['[type=date]', '2026-11-20'],
])('the number of matches is announced once a filter other than the text is set: %s', async (field, value) => {
  const { find } = aPanel(<FilterBar found={3} isOpen onToggle={() => undefined} />, {})
  const announced = () => find('output').textContent
  expect(announced()).toBe('')
  const control = find(field)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) flushSync(() => control.dispatchEvent(new Event(type, { bubbles: true })))
  await expect.poll(announced).toBe('3 found')
})
