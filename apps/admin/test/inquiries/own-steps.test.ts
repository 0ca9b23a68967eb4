// @vitest-environment jsdom
import { CallError, unreachable } from '@energy/client/call-error'
import { keyOf } from '@energy/client/query'
import type { TimelineEntry } from '@energy/contracts/inquiries/timeline'
import { user } from '@energy/contracts/people/users'
import { notice } from '@energy/ui/notice'
import { beforeEach, expect, test, vi } from 'vitest'
import { useInquiryAction } from '../../src/features/inquiries/use-inquiry-action.ts'
import { anApi } from '../fixtures/api.ts'
import { anEntry, anInquiry } from '../fixtures/inquiry.ts'
import { site } from '../fixtures/panel.tsx'
import { renderHook } from '../fixtures/render-hook.tsx'
import { aClient } from '../fixtures/screen.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))
beforeEach(() => void vi.mocked(notice).mockClear())

/**
 * Ada closes an inquiry of which her screen shows the version 1. It is in version 2, to which these entries belong.
 * @returns whether it was done, and the versions that were sent
 */
async function closeAfter(...entries: TimelineEntry[]) {
  const before = anEntry({ who: 'Grace' })
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    return Response.json(anInquiry({ timeline: [before, ...entries] }), { headers: { etag: '"2"' } })
  })
  const client = aClient()
  const email = 'ada@example.com'
  client.setQueryData(keyOf(user.read, { params: { email } }), { username: 'Ada', email })
  const act = renderHook(() => useInquiryAction('7', { etag: '"1"', seen: 1 }), { client }).latest()
  const versions: (string | undefined)[] = []
  const isDone = await act('Its state stays as it is.', async ({ headers }) => {
    versions.push(headers['if-match'])
    if (headers['if-match'] !== '"2"') throw new CallError({ ...unreachable, status: 412, detail: 'It has changed.' })
  })
  return { isDone, versions }
}

test.each(['note', 'state', 'assignee', 'call', 'reply'] as const)(
  'a step that follows an own %s at once, before the screen shows that, is done',
  async (what) => {
    expect(await closeAfter(anEntry({ who: 'Ada', what }))).toEqual({ isDone: true, versions: ['"1"', '"2"'] })
    expect(notice).not.toHaveBeenCalled()
  },
)

test.each([
  [
    'the own end of an inquiry in another window',
    anEntry({ who: 'Ada', what: 'state', text: 'closed' }),
    'Ada closed it',
  ],
  ['a step of somebody else', anEntry({ who: 'Grace' }), 'Grace left a note'],
  ['what the sender has written', anEntry({ who: 'Ada', what: 'message' }), 'Ada wrote back'],
])('%s is read before a step is done', async (_, entry, words) => {
  expect(await closeAfter(anEntry({ who: 'Ada' }), entry)).toEqual({ isDone: false, versions: ['"1"'] })
  expect(notice).toHaveBeenCalledWith(expect.stringContaining(words), expect.anything())
})
