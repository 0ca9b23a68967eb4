// @vitest-environment jsdom
import { notice } from '@energy/ui/notice'
import { flushSync } from 'react-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useCounts } from '../../../src/features/inquiries/list/use-inbox.ts'
import { useHeldReply } from '../../../src/features/inquiries/reply/use-held-reply.ts'
import { ReplyBox } from '../../../src/features/inquiries/reply/reply-box.tsx'
import { hold, sendHeld, takeBack } from '../../../src/shared/actions/held-calls.ts'
import { anApi } from '../../fixtures/api.ts'
import { pressButton } from '../../fixtures/controls.ts'
import { anInquiry } from '../../fixtures/inquiry.ts'
import { aPanel } from '../../fixtures/panel.tsx'
import { renderHook } from '../../fixtures/render-hook.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))

afterEach(() => void vi.unstubAllGlobals())

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

/** Whether the last notice is closed before its time. */
const isClosed = () => vi.mocked(notice).mock.lastCall?.[1]?.until?.aborted

test('once an answer is being sent, as when the tab is hidden, the notice that offers to undo it is closed', () => {
  answer(anInquiry({ _id: '8' }))
  expect(isClosed()).toBe(false)
  void sendHeld()
  expect(isClosed()).toBe(true)
})

test('so is the notice of an answer that is taken back by the other button', () => {
  answer(anInquiry({ _id: '9' }))
  takeBack('9')
  expect(isClosed()).toBe(true)
})

test('who takes back an answer that is being sent reads that it is too late', () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const answered = Promise.withResolvers<void>()
  onTestFinished(() => answered.resolve())
  aPanel(<ReplyBox latest={{ item: anInquiry(), etag: '"1"' }} onNext={() => ''} />, {})
  flushSync(() => void hold('7', () => answered.promise))
  void sendHeld()
  pressButton('Undo')
  expect(notice).toHaveBeenLastCalledWith('It is too late: the reply is on its way.', expect.anything())
})
