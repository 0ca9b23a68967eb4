// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { expect, test } from 'vitest'
import { FilterBar } from '../../src/features/inquiries/list/filter-bar.tsx'
import { textOf } from '../fixtures/controls.ts'
import { aPanel } from '../fixtures/panel.tsx'

test('the text of the filter follows a link, such as the one that clears it', async () => {
  const { find, press } = aPanel(
    <>
      <Link to="/?q=berg">Berg</Link>
      <FilterBar found={3} isOpen onToggle={() => undefined} />
    </>,
    {},
  )
  press('a')
  await expect.poll(() => textOf(find('[type=search]'))).toBe('berg')
})

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
