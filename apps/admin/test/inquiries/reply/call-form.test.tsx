// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { beforeEach, expect, test } from 'vitest'
import { CallForm } from '../../../src/features/inquiries/reply/call-form.tsx'
import { typeInto } from '../../fixtures/controls.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { aPanel } from '../../fixtures/panel.tsx'

beforeEach(() => localStorage.clear())

test.each([
  ['2097-01-15', 'London time (GMT)'],
  ['2097-07-15', 'London time (BST)'],
])('a call on %s is made again by the %s, whatever the clock is called today', async (day, clock) => {
  const { find, text } = aPanel(<CallForm latest={{ item: anInquiry(), etag: '"1"' }} onClose={() => undefined} />, {})
  // The last outcome is that the call is made again.
  flushSync(() => find('label:last-of-type > [type=radio]').click())
  await expect.poll(text).toContain('London time')
  typeInto(find('[type=date]'), day)
  typeInto(find('[type=time]'), '10:00')
  await expect.poll(text).toContain(clock)
})
