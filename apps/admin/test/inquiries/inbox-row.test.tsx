// @vitest-environment jsdom
import type { InboxRow } from '@energy/contracts/inquiries/inbox-row'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InboxTableRow } from '../../src/features/inquiries/list/inbox-row.tsx'
import { anInquiry } from '../fixtures/inquiry.ts'
import { aPanel, NOW } from '../fixtures/panel.tsx'

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** What the row of an inquiry says of when it is to be answered. */
function dueOf(given: Partial<InboxRow>) {
  const row = { ...anInquiry(), attachments: 0, ...given }
  const { find } = aPanel(
    <table>
      <tbody>
        <InboxTableRow
          row={row}
          index={0}
          href="/"
          isCurrent={false}
          hasFocus={false}
          isChecked={false}
          onCheck={() => undefined}
          measure={() => undefined}
          readAt={0}
        />
      </tbody>
    </table>,
    {},
  )
  return find('.cell-due').textContent
}

const [before, later] = ['2026-11-19T09:00:00.000Z', '2026-11-19T12:00:00.000Z']

test('a request that is overdue says so, also with a follow-up', () => {
  expect(dueOf({ dueAt: before })).toMatch(/Overdue$/)
  expect(dueOf({ dueAt: before, followUpAt: later })).toMatch(/OverdueFollow-upToday 12:00$/)
})

test('a request that is not overdue shows its follow-up', () => {
  expect(dueOf({ dueAt: later, followUpAt: later })).toMatch(/Follow-up$/)
  expect(dueOf({ state: 'contacted', dueAt: before, followUpAt: later })).toMatch(/Follow-up$/)
})
