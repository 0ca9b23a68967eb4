// @vitest-environment jsdom
import type { Standing } from '@energy/contracts/content/drafts'
import { beforeEach, expect, test } from 'vitest'
import { PublishButton } from '../../../src/features/content/editor/publication/publish-button.tsx'
import { usePublication } from '../../../src/features/content/editor/publication/use-publication.ts'
import { useEditor } from '../../../src/features/content/editor/use-editor.ts'
import { anApi, aProblem } from '../../fixtures/api.ts'
import { aPublication } from '../../fixtures/content-publication.ts'
import { pressButton } from '../../fixtures/controls.ts'
import { aPanel, site } from '../../fixtures/panel.tsx'

beforeEach(() => localStorage.clear())

// jsdom has no popovers.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined })

const ignore = () => undefined

/** What is live, and a version of it that is scheduled. */
const scheduled: Standing = {
  state: 'live',
  hasChanges: false,
  schedules: [{ action: 'publish', at: '2027-03-29T08:00:00.000Z', number: 3, author: '', failed: false }],
}

const failed = { ...scheduled, schedules: scheduled.schedules.map((one) => ({ ...one, failed: true })) }

function Buttons({ standing }: { standing: Standing }) {
  const editor = useEditor({ kind: 'services' })
  const publication = usePublication(editor, { onPublished: ignore, onInvalid: ignore })
  return <PublishButton kind="services" standing={standing} publication={publication} disabled={false} />
}

test.each<{ standing: Standing; ways: string[] }>([
  { standing: scheduled, ways: ['Cancel the schedule', 'Unpublish', 'Unpublish later…'] },
  { standing: { ...scheduled, schedules: [] }, ways: ['Unpublish', 'Unpublish later…'] },
  {
    standing: { ...scheduled, hasChanges: true },
    ways: ['Publish now', 'Cancel the schedule', 'Unpublish', 'Unpublish later…'],
  },
  { standing: failed, ways: ['Cancel the schedule', 'Unpublish', 'Unpublish later…'] },
  { standing: { ...failed, state: 'draft' }, ways: ['Publish now', 'Schedule…', 'Cancel the schedule'] },
])(
  'what is scheduled can be called off, also where the form says what is live and after it has failed: $ways',
  ({ standing, ways }) => {
    aPanel(<Buttons standing={standing} />, {})
    expect([...document.querySelectorAll('[role=menuitem] b')].map(({ textContent }) => textContent)).toEqual(ways)
  },
)

test.each([
  [false, 'It would be taken down'],
  [true, 'It could not be taken down'],
])('of an item that is to be taken down, which has failed: %s, the menu says “%s”', (isFailed, words) => {
  const takeDown = {
    action: 'unpublish' as const,
    at: '2027-03-29T08:00:00.000Z',
    number: null,
    author: '',
    failed: isFailed,
  }
  const { text } = aPanel(<Buttons standing={{ ...scheduled, schedules: [takeDown] }} />, {})
  expect(text()).toContain(words)
})

test('another time is for the version that is scheduled where the form says what is live, else for its draft', async () => {
  const sent = anApi(() => Response.json({ number: 3 }, { headers: { etag: '"8"' } }))
  const latest = aPublication()
  const bodyWith = async (standing: Standing) => {
    latest().editor.store({ id: '7', etag: '"7"', standing })
    await latest().publication.schedule('publish', '2027-04-01T08:00:00.000Z')
    await expect.poll(() => latest().publication.busy).toBe(false)
    return sent.findLast(({ name }) => name === 'PUT /api/services/7/schedules/publish')?.body
  }
  expect(await bodyWith(scheduled)).toEqual({ at: '2027-04-01T08:00:00.000Z', number: 3 })
  expect(await bodyWith({ ...scheduled, hasChanges: true })).toEqual({ at: '2027-04-01T08:00:00.000Z' })
  const end = { action: 'unpublish', at: '2027-05-01T08:00:00.000Z', number: null, author: '', failed: false } as const
  await bodyWith({ ...scheduled, schedules: [end] })
  expect(latest().editor.storedNow().standing.schedules).toMatchObject([{ action: 'unpublish' }, { action: 'publish' }])
})

test('of what is found before a publication, only what blocks it is marked as an error in the form', async () => {
  const findings = [
    { check: 'title', field: 'headerTitle', message: 'Title is missing.', blocks: true },
    { check: 'link', field: 'details', message: 'The link does not answer.', blocks: false },
  ]
  anApi((name) => Response.json(name.endsWith('/check') ? findings : []))
  const latest = aPublication()
  await latest().publication.publish()
  const { form } = latest().editor
  expect(['headerTitle', 'details'].map((name) => form.getFieldState(name).error?.message)).toEqual([
    'Title is missing.',
    undefined,
  ])
})

test('why a time is refused is said in the dialog in which it was chosen', async () => {
  const errors = [{ path: '/at', message: 'Choose a time to come.' }]
  anApi((name) => (name.startsWith('PUT') ? aProblem(400, 'Choose a time to come.', errors) : Response.json([])))
  const latest = aPublication()
  await latest().publication.schedule('publish', '2020-01-01T08:00:00.000Z')
  await expect
    .poll(() => latest().publication.dialog)
    .toEqual({ name: 'schedule', action: 'publish', error: 'Choose a time to come.' })
})

test('an item whose publication is asked for twice is published once, and then the company is read again', async () => {
  const checked = Promise.withResolvers<void>()
  const sent = anApi((name) => {
    if (name in site) return Response.json(site['GET /api/site?page=other'])
    return name.endsWith('/check') ? checked.promise.then(() => Response.json([])) : Response.json({})
  })
  const named = (wanted: string) => sent.filter(({ name }) => name === wanted)
  const latest = aPublication()
  const first = latest().publication.publish()
  await expect.poll(() => latest().publication.busy).toBe(true)
  const second = latest().publication.publish()
  checked.resolve()
  await Promise.all([first, second])
  expect(named('POST /api/services/7/publish')).toHaveLength(1)
  await expect.poll(() => named('GET /api/site?page=other')).toHaveLength(2)
})

test('the button of the menu keeps the focus while what was chosen is done, and opens nothing', async () => {
  const { find } = aPanel(<Buttons standing={scheduled} />, {})
  const answer = Promise.withResolvers<Response>()
  anApi((name) => (name.startsWith('DELETE') ? answer.promise : Response.json([])))
  const more = find('[aria-label="More ways to publish"]')
  pressButton('Cancel the scheduleIt stays as it is')
  await expect.poll(() => more.ariaDisabled).toBe('true')
  expect(more.hasAttribute('disabled')).toBe(false)
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  expect(more.dispatchEvent(press)).toBe(false)
  answer.resolve(Response.json({ acknowledged: true, deletedCount: 1 }))
  await expect.poll(() => more.ariaDisabled).toBeNull()
})
