// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { beforeEach, expect, test } from 'vitest'
import { CallForm } from '../../../src/features/inquiries/reply/call-form.tsx'
import { pressButton, typeInto } from '../../fixtures/controls.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { aPanel } from '../../fixtures/panel.tsx'

beforeEach(() => localStorage.clear())

/** Opens the form of a call. The last outcome is that the call is made again. */
function aForm() {
  const { find, ...panel } = aPanel(
    <CallForm latest={{ item: anInquiry(), etag: '"1"' }} onClose={() => undefined} />,
    {},
  )
  const again = () => find('label:last-of-type > [type=radio]')
  return { ...panel, find, choose: () => flushSync(() => again().click()), isAgain: () => again().matches(':checked') }
}

test('the outcome that is chosen is there when the form opens again, until it is said that there was no call', () => {
  const { choose } = aForm()
  choose()
  expect(aForm().isAgain()).toBe(true)
  pressButton('Not a call')
  expect(aForm().isAgain()).toBe(false)
})

test('a call is not made again at a time that is over', async () => {
  const { choose, find, text, sent } = aForm()
  choose()
  typeInto(find('[type=date]'), '2020-01-15')
  typeInto(find('[type=time]'), '10:00')
  pressButton('Save the call')
  await expect.poll(text).toContain('Choose a time to come.')
  expect(sent.filter(({ name }) => name.startsWith('POST'))).toEqual([])
})

test.each([
  ['2097-01-15', 'London time (GMT)'],
  ['2097-07-15', 'London time (BST)'],
])('a call on %s is made again by the %s, whatever the clock is called today', async (day, clock) => {
  const { choose, find, text } = aForm()
  choose()
  await expect.poll(text).toContain('London time')
  typeInto(find('[type=date]'), day)
  typeInto(find('[type=time]'), '10:00')
  await expect.poll(text).toContain(clock)
})
