// @vitest-environment jsdom
import type { Standing } from '@energy/contracts/content/drafts'
import type { confirmAction } from '@energy/ui/notice'
import { expect, test, vi } from 'vitest'
import { anApi, aProblem } from '../fixtures/api.ts'
import { aQuestion, DRAFT } from '../fixtures/content-editor.tsx'
import { aPublication } from '../fixtures/content-publication.ts'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  confirmAction: vi.fn<typeof confirmAction>().mockResolvedValue(true),
}))

const text = () => document.body.textContent
const draft = { state: 'draft', hasChanges: true } as const
const live = { state: 'live', hasChanges: false } as const

/** The editor of a question. Calls that write get no answer, after which the question stands otherwise. */
function anEditor(before: Omit<Standing, 'schedules'> & Partial<Standing>, after: Partial<Standing>) {
  anApi((name) => {
    if (!name.startsWith('GET')) throw new TypeError('The network is away')
    return name === DRAFT ? aQuestion(8, 'Is it loud?', after) : Response.json([])
  })
  const onPublished = vi.fn<() => void>()
  const latest = aPublication({ kind: 'questions', standing: { schedules: [], ...before }, onPublished })
  return { onPublished, latest }
}

test('a publication whose answer was lost is done', async () => {
  const { onPublished, latest } = anEditor(draft, live)
  await latest().publication.publish()
  expect(onPublished).toHaveBeenCalledOnce()
})

test('a publication that was not done says so, and that nothing has changed', async () => {
  const { onPublished, latest } = anEditor(draft, draft)
  await latest().publication.publish()
  await expect.poll(text).toContain('We could not publish. Nothing has changed. The server could not be reached.')
  expect(onPublished).not.toHaveBeenCalled()
})

test('an item that was unpublished without an answer is shown as it stands', async () => {
  const { latest } = anEditor(live, { state: 'unpublished' })
  await latest().publication.unpublish()
  await expect.poll(text).toContain('is off the site.')
  await expect.poll(() => latest().editor.stored).toMatchObject({ etag: '"8"', standing: { state: 'unpublished' } })
})

const AT = '2030-01-07T09:00:00.000Z'
const schedule = { action: 'publish', at: AT, number: 2, author: 'Amara', failed: false } as const

test('a schedule whose answer was lost is set', async () => {
  const { latest } = anEditor(draft, { schedules: [schedule] })
  latest().publication.ask('publish')
  await expect.poll(() => latest().publication.dialog).toBeDefined()
  await latest().publication.schedule('publish', AT)
  await expect.poll(text).toContain('is scheduled for Mon 7 Jan 2030, 09:00.')
  await expect.poll(() => latest().publication.dialog).toBeUndefined()
  await expect.poll(() => latest().editor.stored).toMatchObject({ etag: '"8"', standing: { schedules: [schedule] } })
})

test.each([
  ['that was not set', [], []],
  ['of the version before, at the same time', [schedule], [schedule]],
])('a schedule %s says so', async (_, before, after) => {
  const { latest } = anEditor({ ...draft, schedules: before }, { schedules: after })
  await latest().publication.schedule('publish', AT)
  await expect.poll(text).toContain('We could not schedule this. The server could not be reached.')
})

test('a publication that meets a newer version, which cannot be read, says so', async () => {
  const { latest } = anEditor(draft, draft)
  anApi((name) => {
    if (name === DRAFT) throw new TypeError('The network is away')
    return name.startsWith('POST') ? aProblem(412, 'Somebody else saved this in between.') : Response.json([])
  })
  await latest().publication.publish()
  await expect.poll(text).toContain('We could not publish. Nothing has changed. Somebody else saved this in between.')
})
