// @vitest-environment jsdom
import type { ScheduledAction } from '@energy/contracts/content/drafts'
import { confirmAction } from '@energy/ui/notice'
import { expect, test, vi } from 'vitest'
import { anApi } from '../../fixtures/api.ts'
import { aPublication } from '../../fixtures/content-publication.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<typeof confirmAction>().mockResolvedValue(false),
}))

const planned = (action: ScheduledAction, day: string) => ({
  action,
  at: `${day}T08:00:00.000Z`,
  number: action === 'publish' ? 3 : null,
  author: '',
  failed: false,
})
const warning = 'The content stays here.'
const again = ' It is published again Mon 29 Mar 2027, 08:00'
const end = `${again}, and its end that is scheduled after that is called off.`

test.each([
  ['the end of what is scheduled', [planned('publish', '2027-03-29'), planned('unpublish', '2027-04-30')], end],
  ['no end where that was before', [planned('publish', '2027-03-29'), planned('unpublish', '2027-03-01')], `${again}.`],
  ['no end where there is none', [planned('publish', '2027-03-29')], `${again}.`],
  ['nothing where it is the end alone', [planned('unpublish', '2027-04-30')], ''],
])(
  'the question before unpublishing says when it comes back, and what is called off: %s',
  async (_, schedules, said) => {
    anApi(() => Response.json([]))
    const latest = aPublication({ standing: { state: 'live', hasChanges: false, schedules } })
    await latest().publication.unpublish()
    const [question] = vi.mocked(confirmAction).mock.lastCall ?? []
    expect(question?.text?.split(warning)[1]).toBe(said)
  },
)

test('of what is off the site the end is not scheduled any more, and the publication still is', async () => {
  vi.mocked(confirmAction).mockResolvedValueOnce(true)
  anApi(() => Response.json({}, { headers: { etag: '"8"' } }))
  const schedules = [planned('publish', '2027-03-29'), planned('unpublish', '2027-04-30')]
  const latest = aPublication({ standing: { state: 'live', hasChanges: false, schedules } })
  await latest().publication.unpublish()
  const { etag, standing } = latest().editor.storedNow()
  expect([etag, standing]).toEqual([
    '"8"',
    { state: 'unpublished', hasChanges: false, schedules: schedules.slice(0, 1) },
  ])
})
