// @vitest-environment jsdom
import { inbox } from '@energy/contracts/inquiries/inbox'
import { inquiry } from '@energy/contracts/inquiries/inquiry'
import { apiKey } from '@energy/contracts/people/api-keys'
import { invitation } from '@energy/contracts/people/invitations'
import { subscriber } from '@energy/contracts/subscribers'
import { confirmDelete, notice } from '@energy/ui/notice'
import { expect, test, vi } from 'vitest'
import { useRemove } from '../../src/shared/list/use-remove.ts'
import { anApi, aProblem } from '../fixtures/api.ts'
import { renderHook } from '../fixtures/render-hook.tsx'

vi.mock(import('@energy/ui/notice'), async (actual) => ({
  ...(await actual()),
  notice: vi.fn<typeof notice>().mockResolvedValue(),
  confirmDelete: vi.fn<typeof confirmDelete>().mockResolvedValue(true),
}))

type Routes = Parameters<typeof useRemove>[0]

const lost = () => {
  throw new TypeError('The network is away')
}
const missing = () => aProblem(404, 'There is no such record.')
const done = () => Response.json({ acknowledged: true, deletedCount: 1 })
const found = () => Response.json({})

/** Deletes a record of which the API has these answers in their order. @returns what the notice says */
async function noticeOf(routes: Routes, what: string, answers: (() => Response)[]) {
  const left = [...answers]
  anApi(() => (left.shift() ?? lost)())
  const { latest } = renderHook(() => useRemove(routes, what))
  await latest().remove('7', 'this one')
  return vi.mocked(notice).mock.lastCall?.[0]
}

test.each<[string, string, Routes]>([
  ['key', 'Key', apiKey],
  ['subscriber', 'Subscriber', subscriber],
  ['invitation', 'Invitation', invitation],
])(
  'the deletion of the %s that got no answer is sent again, and is done whichever of both was',
  async (what, name, of) => {
    expect(await noticeOf(of, what, [lost, missing])).toBe(`${name} deleted.`)
    expect(await noticeOf(of, what, [lost, done])).toBe(`${name} deleted.`)
  },
)

test('a deletion says that it failed where it was refused, and where neither try got an answer', async () => {
  expect(await noticeOf(apiKey, 'key', [missing, done])).toContain('We could not delete the key. There is no such')
  expect(await noticeOf(apiKey, 'key', [lost, lost])).toContain('We could not delete the key. The server')
})

const inquiries = { list: inbox.list, remove: inquiry.remove, read: inquiry.read }

test('an inquiry whose deletion got no answer is deleted where it is not there any more', async () => {
  expect(await noticeOf(inquiries, 'inquiry', [lost, missing])).toBe('Inquiry deleted.')
  expect(await noticeOf(inquiries, 'inquiry', [lost, found])).toContain('We could not delete the inquiry. The server')
})
