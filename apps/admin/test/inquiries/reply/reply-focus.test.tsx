// @vitest-environment jsdom
import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ReplyBox } from '../../../src/features/inquiries/reply/reply-box.tsx'
import { hold } from '../../../src/shared/actions/held-calls.ts'
import { pressButton, typeInto } from '../../fixtures/controls.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { aPanel } from '../../fixtures/panel.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))

beforeEach(() => {
  localStorage.clear()
  // A wide window.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

const buttonOf = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === text)
function pressFocused(text: string) {
  buttonOf(text)?.focus()
  expect(document.activeElement).toBe(buttonOf(text))
  pressButton(text)
}

const answers = { 'POST /api/inquiries/7/replies': {}, 'POST /api/inquiries/7/calls': {} }
/** The box of an inquiry, whose call was booked for a time that is over where it is given. */
function aBox(bookedFor = '') {
  return aPanel(<ReplyBox latest={{ item: anInquiry({ bookedFor }), etag: '"1"' }} onNext={() => ''} />, answers)
}
const around = () => document.querySelector('[aria-label=Answer]')

test('once a reply is sent, what is around its form has the focus', async () => {
  const { find } = aBox()
  typeInto(find('textarea'), 'We call you.')
  pressFocused('Send')
  await expect.poll(() => document.activeElement).toBe(around())
})

test('once a reply is taken back, what is around the button has the focus', () => {
  aBox()
  flushSync(() => void hold('7', () => new Promise(() => {})))
  pressFocused('Undo')
  expect(document.activeElement).toBe(around())
})

test('once a call that was booked is noted, what is around its form has the focus', async () => {
  aBox('2026-11-20T09:00:00.000Z')
  pressFocused('Save the call')
  await expect.poll(() => buttonOf('Send')).toBeDefined()
  expect(document.activeElement).toBe(around())
})
