// @vitest-environment jsdom
import { notice } from '@energy/ui/notice'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useCounts } from '../../../src/features/inquiries/list/use-inbox.ts'
import { useHeldReply } from '../../../src/features/inquiries/reply/use-held-reply.ts'
import { takeBack } from '../../../src/shared/actions/held-calls.ts'
import { anApi } from '../../fixtures/api.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { renderHook } from '../../fixtures/render-hook.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))

const counts = { waiting: 5, mine: 2, unassigned: 3, overdue: 4, followUp: 1, contacted: 9, closed: 9, all: 23 }
const long = '2026-01-01T00:00:00.000Z'
const never = () => new Promise(() => {})

/** Answers an inquiry at an address of the inbox. */
function answer(item: ReturnType<typeof anInquiry>, at = '/invoice') {
  anApi(() => Response.json(counts))
  const { latest } = renderHook(() => ({ hold: useHeldReply(item), counts: useCounts() }), { at })
  onTestFinished(() => void takeBack(item._id))
  latest().hold(never, '')
  return { shown: () => latest().counts }
}

test.each([
  ['a new one that nobody has and that is overdue', { dueAt: long }, { waiting: 4, unassigned: 2, overdue: 3 }],
  [
    'a new one of somebody',
    { dueAt: '2099-01-01T00:00:00.000Z', assignee: { _id: '1', username: 'Ada' } },
    { waiting: 4 },
  ],
  ['one that is contacted', { state: 'contacted', dueAt: long }, {}],
] as const)('while the answer to %s is held, the views that it leaves count it no more', async (_, given, left) => {
  const { shown } = answer(anInquiry(given))
  await expect.poll(shown).toEqual({ ...counts, ...left })
})

test.each([
  ['/invoice', 'Ola Berg is answered. Nobody else waits.'],
  ['/invoice?view=mine', 'Ola Berg is answered. Nobody else waits in this list.'],
  ['/invoice?q=berg', 'Ola Berg is answered. Nobody else waits in this list.'],
  ['/invoice?form=bills', 'Ola Berg is answered. Nobody else waits in this list.'],
])('after the last answer in the list at %s the notice says: %s', (at, words) => {
  answer(anInquiry(), at)
  expect(notice).toHaveBeenLastCalledWith(words, expect.anything())
})
