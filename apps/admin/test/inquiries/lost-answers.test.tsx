// @vitest-environment jsdom
import type { Inquiry } from '@energy/contracts/inquiries/inquiry'
import { notice } from '@energy/ui/notice'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { Assignee } from '../../src/features/inquiries/pane/assignee.tsx'
import { FollowUp } from '../../src/features/inquiries/state/follow-up.tsx'
import { Steps } from '../../src/features/inquiries/state/steps.tsx'
import { Timeline } from '../../src/features/inquiries/timeline/timeline.tsx'
import { useInquiry } from '../../src/features/inquiries/use-inquiry.ts'
import { anApi } from '../fixtures/api.ts'
import { openScreen } from '../fixtures/content-editor.tsx'
import { pressButton } from '../fixtures/controls.ts'
import { anEntry, anInquiry } from '../fixtures/inquiry.ts'
import { site } from '../fixtures/panel.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))
beforeEach(() => void vi.mocked(notice).mockClear())

const text = () => document.body.textContent

/** What can be done with an inquiry, beside its version. */
function Shown() {
  const isIdle = useIsFetching() + useIsMutating() === 0
  const { data } = useInquiry('7')
  if (!data) return null
  return (
    <>
      <p>
        Version {data.etag} {isIdle && 'is idle'}
      </p>
      <Assignee {...data} />
      <Steps {...data} />
      <FollowUp {...data} />
      <Timeline id="7" timeline={data.item.timeline} />
    </>
  )
}

const failed = anEntry({ what: 'reply', delivery: 'failed' })
const before = anInquiry({
  timeline: [failed],
  followUpAt: '2026-12-01T10:00:00.000Z',
  assignee: { _id: '1', username: 'Ada' },
})

/** Opens the inquiry, over an API that loses the answer of each change, and has this inquiry afterwards. */
async function open(after: Inquiry) {
  let isChanged = false
  anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    if (name === 'GET /api/inquiries/7')
      return Response.json(isChanged ? after : before, { headers: { etag: isChanged ? '"2"' : '"1"' } })
    if (name.startsWith('GET')) return Response.json([])
    isChanged = true
    throw new TypeError('The connection is lost')
  })
  openScreen(<Shown />)
  await expect.poll(text).toContain('Version "1"')
}

const nobody = () =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find(({ textContent }) =>
    textContent.includes('Nobody'),
  )

/** Chooses nobody in the menu of the assignees. */
async function assignToNobody() {
  document.querySelector<HTMLElement>('[aria-label="Assigned to Ada"]')?.click()
  await expect.poll(nobody).toBeDefined()
  nobody()?.click()
}

const changes: [string, () => unknown, string, Partial<Inquiry>][] = [
  [
    'a reply that is sent again',
    () => pressButton('Send again'),
    'The reply is not sent again.',
    { timeline: [{ ...failed, delivery: 'waiting' }] },
  ],
  ['a new state', () => pressButton('Mark as contacted'), 'Its state stays as it is.', { state: 'contacted' }],
  ['the end of a follow-up', () => pressButton('Take it off'), 'The follow-up stays.', { followUpAt: '' }],
  ['a new assignee', assignToNobody, 'It was not given to anybody else.', { assignee: { _id: '', username: '' } }],
]

test.each(changes)('%s is made where the inquiry has it, though the answer was lost', async (_, change, said, made) => {
  await open({ ...before, ...made })
  await change()
  await expect.poll(text).toContain('Version "2" is idle')
  expect(notice).not.toHaveBeenCalledWith(expect.stringContaining(said), expect.anything())
})

test.each(changes)('%s that the inquiry lacks is not said to be made', async (_, change, said) => {
  await open(before)
  await change()
  await expect.poll(() => vi.mocked(notice).mock.lastCall?.[0]).toContain(said)
})
