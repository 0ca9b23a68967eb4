// @vitest-environment jsdom
import { CallError, unreachable } from '@energy/client/call-error'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SaveStatus } from '../../src/features/content/editor/bar/save-status.tsx'
import { unsaved, type StoredItem } from '../../src/features/content/editor/stored-item.ts'
import { aPanel, NOW } from '../fixtures/panel.tsx'

test.each([
  [0, 'Not saved'],
  [400, 'Not saved: please correct what is marked'],
  [404, 'Not saved: somebody has deleted this'],
  [413, 'Not saved: all texts together are too long'],
])('after a %i the bar of the editor says: %s', (status, words) => {
  const state = { status: 'failed', cause: new CallError({ ...unreachable, status }) } as const
  const { find } = aPanel(<SaveStatus stored={unsaved('services')} state={state} isConflict={false} />, {})
  expect(find('output').textContent).toBe(words)
})

test.each([
  ['2026-11-19T08:05:00Z', 'Not saved since 08:05'],
  ['2026-11-18T08:05:00Z', 'Not saved since 18 Nov 2026, 08:05'],
])('what was saved last at %s on the 19th: %s', (savedAt, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const state = { status: 'failed', cause: new CallError(unreachable) } as const
  const { find } = aPanel(
    <SaveStatus stored={{ ...unsaved('services'), savedAt }} state={state} isConflict={false} />,
    {},
  )
  expect(find('output').textContent).toBe(words)
})

test.each([
  [1, 'Scheduled by Ben, London time (GMT)'],
  [2, 'Saved at 08:05 by Amara; another text is scheduled'],
])('of a draft whose version 1 is scheduled, and that is version %d, the bar says: %s', async (number, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const coming = { action: 'publish', at: '2026-11-20T09:00:00Z', number: 1, author: 'Ben', failed: false } as const
  const stored: StoredItem = {
    ...unsaved('services'),
    number,
    standing: { state: 'draft', hasChanges: false, schedules: [coming] },
    savedAt: '2026-11-19T08:05:00Z',
    savedBy: 'Amara',
  }
  const { find } = aPanel(<SaveStatus stored={stored} state={{ status: 'saved' }} isConflict={false} />, {})
  await expect.poll(() => find('output').textContent).toBe(words)
})

test('of a draft that was published later, the bar says when that was and who had saved it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const stored: StoredItem = {
    ...unsaved('services'),
    standing: { state: 'live', hasChanges: false, schedules: [] },
    savedAt: '2026-11-18T08:05:00Z',
    savedBy: 'Amara',
    updatedAt: '2026-11-19T07:30:00Z',
  }
  const { find } = aPanel(<SaveStatus stored={stored} state={{ status: 'saved' }} isConflict={false} />, {})
  expect(find('output').textContent).toBe('Published at 07:30, saved by Amara')
})
