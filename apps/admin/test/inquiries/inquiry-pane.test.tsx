// @vitest-environment jsdom
import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import { expect, test, vi } from 'vitest'
import { InquiryPane } from '../../src/features/inquiries/pane/inquiry-pane.tsx'
import { anEntry, anInquiry } from '../fixtures/inquiry.ts'
import { aPanel } from '../fixtures/panel.tsx'

/** What the pane of an inquiry says. */
function textOf(given: Partial<Inquiry>) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const pane = (
    <InquiryPane
      latest={{ item: anInquiry(given), etag: '"1"' }}
      navigation={null}
      onDelete={() => undefined}
      isDeleting={false}
      onShown={() => () => undefined}
      onNext={() => undefined}
    />
  )
  return aPanel(pane, {}).text()
}

test.each([
  ['with the address of an account, by somebody who was not signed in,', { account: true, bound: false }, true],
  ['by somebody who was signed in', { account: true, bound: true }, false],
  ['by somebody without an account', { account: false, bound: false }, false],
])('that an inquiry %s was sent without signing in is said: %j, %s', (_, given, isSaid) => {
  expect(textOf(given).includes('sent without signing in')).toBe(isSaid)
})

test.each([
  ['failed', true],
  ['delayed', false],
  ['waiting', false],
  ['sent', false],
] as const)('that a reply whose delivery is %s can be sent again is %s', (delivery, canBe) => {
  expect(textOf({ timeline: [anEntry({ what: 'reply', delivery })] }).includes('Send again')).toBe(canBe)
})
