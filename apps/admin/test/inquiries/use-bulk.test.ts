// @vitest-environment jsdom
import { inbox } from '@energy/contracts/inquiries/inbox'
import { notice } from '@energy/ui/notice'
import { flushSync } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBulk } from '../../src/features/inquiries/list/use-bulk.ts'
import { useChecked } from '../../src/features/inquiries/list/use-checked.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { anInquiry } from '../fixtures/inquiry.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<() => Promise<void>>().mockResolvedValue(),
}))
beforeEach(() => void vi.mocked(notice).mockClear())

const rows = [...'abcd'].map((_id) => ({ ...anInquiry({ _id }), attachments: 0 }))
const said = () => vi.mocked(notice).mock.lastCall?.[0]

/** A list with two selected rows, in a view, and the changes of those. */
function aSelection() {
  let view = 'waiting'
  const { latest, render } = renderHook(() => {
    const checked = useChecked(view, rows)
    return { checked, bulk: useBulk(checked) }
  })
  const toggle = (id: string) => flushSync(() => latest().checked.toggle(id))
  toggle('a')
  toggle('b')
  return {
    bulk: () => latest().bulk,
    toggle,
    selected: () => [...latest().checked.ids].join(''),
    turnTo(next: string) {
      view = next
      render()
    },
  }
}

const all = () => Response.json({ done: ['a', 'b'], failed: [] })
const states = `PUT /api${inbox.setStates.url}`

test('what is changed together is changed, though the answer was lost: it is sent once more', async () => {
  const sent = anApi((name) => {
    if (name !== states) return Response.json([])
    if (sent.filter((call) => call.name === states).length > 1) return all()
    throw new TypeError('The connection is lost')
  })
  const { bulk, selected } = aSelection()
  void bulk().markContacted()
  await expect.poll(said).toBe('2 marked as contacted.')
  expect(selected()).toBe('')
})

test.each([
  ['the connection stays away', () => Promise.reject(new TypeError('It is away')), 2],
  ['the API refuses it', () => aProblem(403, 'The server refuses this.'), 1],
])('of what could not be changed as %s nothing is said to be', async (_, answer, times) => {
  const sent = anApi(answer)
  const { bulk, selected } = aSelection()
  void bulk().markContacted()
  await expect.poll(said).toContain('0 of 2 marked as contacted. The server ')
  expect([sent.length, selected()]).toEqual([times, 'ab'])
})

test.each([
  ['the same view', 'waiting', 'cd'],
  ['another view', 'mine', 'c'],
])('what is selected in %s while a change is being sent stays selected', async (_, view, left) => {
  const answer = Promise.withResolvers<Response>()
  const sent = anApi((name) => (name === states ? answer.promise : Response.json([])))
  const { bulk, toggle, selected, turnTo } = aSelection()
  toggle('d')
  void bulk().markContacted()
  await expect.poll(() => bulk().isBusy).toBe(true)
  void bulk().markContacted()
  turnTo(view)
  toggle('c')
  answer.resolve(Response.json({ done: ['a', 'b'], failed: [{ _id: 'd', detail: 'It is not here any more.' }] }))
  await expect.poll(said).toBe('2 of 3 marked as contacted. It is not here any more.')
  expect([...selected()].toSorted().join('')).toBe(left)
  expect(sent.filter(({ name }) => name === states)).toHaveLength(1)
})
